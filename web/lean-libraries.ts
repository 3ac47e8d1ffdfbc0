import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * What two libraries ship and the first page never runs (tools/checks/budget.json holds for it):
 * - react-router publishes a production build that no export condition names; the default one carries its warnings.
 * - @lingui/react carries a stand-in for useSyncExternalStore, which React has had since 18.
 */
export function leanLibraries(): Plugin {
  const production: Readonly<Record<string, string>> = {
    'react-router': file('react-router', './dist/production/index.mjs'),
    'react-router/dom': file('react-router', './dist/production/dom-export.mjs'),
  }
  const ownHook = '\0use-sync-external-store'
  return {
    name: 'chaupar-lean-libraries',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      if (source === 'use-sync-external-store/shim') return ownHook
      return production[source]
    },
    load(id) {
      return id === ownHook ? "export { useSyncExternalStore } from 'react'" : undefined
    },
  }
}

function file(library: string, path: string): string {
  return fileURLToPath(new URL(path, import.meta.resolve(`${library}/package.json`)))
}

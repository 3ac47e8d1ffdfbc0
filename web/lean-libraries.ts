import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * What three libraries ship and the first page never runs (a budget of 130 kB holds for it):
 * - react-router publishes a production build that no export condition names; the default one carries its warnings.
 * - axios brings a second transport on fetch (ours is XMLHttpRequest) and a list of status names.
 * - @lingui/react carries a stand-in for useSyncExternalStore, which React has had since 18.
 */
export function leanLibraries(): Plugin {
  const production: Readonly<Record<string, string>> = {
    'react-router': file('react-router', './dist/production/index.mjs'),
    'react-router/dom': file('react-router', './dist/production/dom-export.mjs'),
  }
  const ownHook = '\0use-sync-external-store'
  const noTransport = '\0no-transport'
  return {
    name: 'chaupar-lean-libraries',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (/\/(fetch|HttpStatusCode)\.js$/.test(source) && importer?.includes('/axios/lib/')) return noTransport
      if (source === 'use-sync-external-store/shim') return ownHook
      return production[source]
    },
    load(id) {
      if (id === noTransport) return 'export const getFetch = null; export default null'
      return id === ownHook ? "export { useSyncExternalStore } from 'react'" : undefined
    },
  }
}

function file(library: string, path: string): string {
  return fileURLToPath(new URL(path, import.meta.resolve(`${library}/package.json`)))
}

import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * What three libraries ship and the first page never runs (tools/checks/budget.json holds for it):
 * - react-router publishes a production build that no export condition names; the default one carries its warnings.
 * - axios brings a second transport on fetch (ours is XMLHttpRequest), its older way to cancel, a list of status names,
 *   the progress of uploads, other forms of bodies, and cookies against forged requests (our token is in a header).
 * - @lingui/react carries a stand-in for useSyncExternalStore, which React has had since 18.
 */
export function leanLibraries(): Plugin {
  const production: Readonly<Record<string, string>> = {
    'react-router': file('react-router', './dist/production/index.mjs'),
    'react-router/dom': file('react-router', './dist/production/dom-export.mjs'),
  }
  const ownHook = '\0use-sync-external-store'
  const notRun =
    /\/(fetch|HttpStatusCode|CancelToken|spread|progressEventReducer|formDataToJSON|toURLEncodedForm|cookies)\.js$/
  const nothing = '\0not-run'
  const unused = ['getFetch', 'progressEventReducer', 'progressEventDecorator', 'asyncDecorator']
  return {
    name: 'chaupar-lean-libraries',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (notRun.test(source) && importer?.includes('/axios/lib/')) return nothing
      if (source === 'use-sync-external-store/shim') return ownHook
      return production[source]
    },
    load(id) {
      if (id === nothing) return `${unused.map((name) => `export const ${name} = null`).join(';')};export default null`
      return id === ownHook ? "export { useSyncExternalStore } from 'react'" : undefined
    },
  }
}

function file(library: string, path: string): string {
  return fileURLToPath(new URL(path, import.meta.resolve(`${library}/package.json`)))
}

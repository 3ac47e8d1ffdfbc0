import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Route, routes } from '../../web/src/config/routes.ts'
import { root } from '../processes/run.ts'

const source = 'web/src'
const exported = /^export (?:async )?(?:function|const) ([A-Z]\w*Page)\b/gm

/** A component whose name ends in Page, and its file from web/src/app. */
type PageFile = { component: string; file: string }

/**
 * The loaders of all pages but the landing page, which the first files hold: the page of the route `myBets` is the component
 * `MyBetsPage`, exported by one file below app/ or features/. A problem says what is missing and what to do about it.
 */
export function pageLoaders(
  table: readonly Route[] = routes,
  files = readPages(),
): { code: string; problems: string[] } {
  const problems: string[] = []
  const lines = table.flatMap(({ name, path }) => {
    if (name === 'landing') return []
    const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`
    const found = files.filter((page) => page.component === component)
    if (found[0] && found.length === 1) {
      return `  ${name}: () => import('${found[0].file}').then((chunk) => chunk.${component}),\n`
    }
    problems.push(
      found.length === 0
        ? `The route ${name} (${path}) of web/src/config/routes.ts has no page: export a component ${component} from ${fileOf(component)} below web/src/features/, then run "npm run generate".`
        : `The route ${name} (${path}) has more than one page: only one of ${found.map(({ file }) => file).join(', ')} may export ${component}.`,
    )
    return []
  })
  return {
    code: `/** The pages beside the landing page, each in a chunk of its own. */\nexport const pageLoaders = {\n${lines.join('')}}\n`,
    problems,
  }
}

/** `MyBetsPage` -> `my-bets-page.tsx` */
function fileOf(component: string): string {
  return `${component.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()}.tsx`
}

function readPages(): PageFile[] {
  return globSync(`${source}/{app,features}/**/*.tsx`, { cwd: root })
    .filter((file) => !file.endsWith('.test.tsx'))
    .sort()
    .flatMap((file) => {
      const path = file.startsWith(`${source}/app/`)
        ? file.replace(`${source}/app/`, './')
        : file.replace(`${source}/`, '../')
      return [...readFileSync(join(root, file), 'utf8').matchAll(exported)].map(([, component = '']) => ({
        component,
        file: path,
      }))
    })
}

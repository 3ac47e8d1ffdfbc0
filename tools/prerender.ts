/**
 * Run by tools/build.ts, in a process of its own with NODE_ENV=production: puts the landing page into index.html, which is served
 * at `/`, and the loader into app.html, which is served at every other address. Usage: prerender.ts DIST BUNDLE
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What web/src/app/prerender.tsx exports, which BUNDLE is built of. */
type Prerender = { renderLandingPage: () => Promise<string> }

const [dist = '', bundle = ''] = process.argv.slice(2)
const { renderLandingPage }: Prerender = await import(pathToFileURL(resolve(bundle, 'prerender.js')).href)

const file = join(dist, 'index.html')
const page = readFileSync(file, 'utf8')
const emptyRoot = '<div id="root"></div>'
if (!page.includes(emptyRoot)) throw new Error(`${file} has no ${emptyRoot}`)
const landing = await renderLandingPage()
writeFileSync(
  file,
  page.replace(emptyRoot, () => `<div id="root" data-page="landing">${landing}</div>`),
)

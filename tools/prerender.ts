/**
 * Run by tools/build.ts, in a process of its own with NODE_ENV=production: puts the first frames (web/src/app/first-frame) into
 * index.html and app.html, with their style and the script that chooses between them. Usage: prerender.ts DIST ASIDE BUNDLE
 *
 * The policy allows nothing inside a page but by its digest; they go into ASIDE/inline-hashes.conf, which nginx.conf includes.
 * The mock reads them off the pages.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { EarlyFile } from '../web/src/app/first-frame/choose-frame.ts'

/** What the two files of web/src/app/first-frame export that BUNDLE is built of. */
type FirstFrames = { renderFrames: () => Promise<Record<'landing' | 'guest' | 'player', string>> }
type DocumentScripts = {
  documentScripts: (files: readonly EarlyFile[]) => { begin: string; place: string }
}

const pages = ['index.html', 'app.html']
const phone = '(max-width: 760px)'

/** Of the pages themselves: which frame is seen, and texts that are not told yet. */
const frameStyle =
  '[data-frame]:not([data-frame=landing]) #root:not([data-placed]){display:none}.untold{-webkit-text-fill-color:#0000}'

const [dist = '', aside = '', bundle = ''] = process.argv.slice(2)
const { renderFrames }: FirstFrames = await import(resolve(bundle, 'prerender.js'))
const { documentScripts }: DocumentScripts = await import(resolve(bundle, 'document-scripts.js'))

const frames = await renderFrames()
const html = Object.fromEntries(pages.map((page) => [page, readFileSync(join(dist, page), 'utf8')]))
const landing = html['index.html'] ?? ''
const styles = linked(landing, /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g)
const scripts = linked(landing, /<link rel="modulepreload"[^>]* href="\/([^"]+)">/g)
// What the first call waits for is asked for behind everything that is drawn.
const [calls = failed('the build has no chunk of axios')] = globSync('assets/axios-*.js', { cwd: dist })
const style = styles.map((file) => readFileSync(join(dist, file), 'utf8')).join('') + frameStyle
const files: EarlyFile[] = [
  { frame: 'landing', href: '/art/banner-cricket-phone.svg', media: phone },
  { frame: 'landing', href: '/art/banner-cricket.svg', media: `not all and ${phone}` },
  { frame: 'player', path: '^/(home/*)?$', href: '/art/banner-cricket-phone.svg', media: phone },
  { frame: 'player', path: '^/(home/*)?$', href: '/art/banner-cricket.svg', media: `not all and ${phone}` },
  ...scripts.map((file): EarlyFile => ({ frame: 'landing', href: `/${file}` })),
]
const theme = readFileSync(join(dist, 'first-paint.js'), 'utf8').replace(/^\s*\/\/.*\n/gm, '')
const { begin: beginFrame, place } = documentScripts(files)
const begin = `${theme};${beginFrame}`

for (const page of pages) writeFileSync(join(dist, page), complete(html[page] ?? ''))
rmSync(join(dist, 'first-paint.js'))
writeFileSync(join(aside, 'inline-hashes.conf'), hashesForNginx())

/** One of the two pages with everything in it. The sheets stay named, so that no chunk asks for them again. */
function complete(page: string): string {
  let whole = page
  whole = replace(
    whole,
    /<script\s+src="\/first-paint\.js"><\/script>/,
    `<style>${style}</style><script>${begin}</script>`,
  )
  whole = whole.replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
  whole = whole.replace(/\s*<link rel="modulepreload"[^>]*>/g, (tag) =>
    scripts.some((file) => tag.includes(`/${file}"`)) ? '' : tag,
  )
  const named = styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('')
  const last = `<link rel="modulepreload" crossorigin href="/${calls}">`
  whole = replace(whole, '</head>', `${named}${last}</head>`)
  const templates = (['guest', 'player'] as const).map(
    (name) => `<template id="frame-${name}">${frames[name]}</template>`,
  )
  return replace(
    whole,
    '<div id="root"></div>',
    `<div id="root">${frames.landing}</div>${templates.join('')}<script>${place}</script>`,
  )
}

function failed(why: string): never {
  throw new Error(why)
}

function replace(text: string, from: string | RegExp, to: string): string {
  const done = text.replace(from, () => to)
  if (done === text) throw new Error(`the built page has no ${from}`)
  return done
}

function linked(page: string, pattern: RegExp): string[] {
  const found = [...page.matchAll(pattern)].flatMap(([, file]) => file ?? [])
  if (found.length === 0) throw new Error(`index.html names nothing like ${pattern}`)
  return found
}

function hashesForNginx(): string {
  const hash = (text: string) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`
  return `# What index.html and app.html hold inside; written by the build.
map "" $inline_scripts { default "${hash(begin)}${hash(place)}"; }
map "" $inline_styles { default "${hash(style)}"; }
`
}

/**
 * Run by tools/build.ts, in a process of its own with NODE_ENV=production: puts the first frames (web/src/app/first-frame) into
 * index.html and app.html, with their style and the script that chooses between them. Usage: prerender.ts DIST ASIDE BUNDLE
 *
 * The policy allows nothing inside a page but by its digest; they go into ASIDE/inline-hashes.conf, which nginx.conf includes.
 * The mock reads them off the pages.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { EarlyFiles } from '../web/src/app/first-frame/choose-frame.ts'

/** What the two files of web/src/app/first-frame export that BUNDLE is built of. */
type FirstFrames = { renderFrames: () => Promise<Record<'landing' | 'guest' | 'player' | 'home' | 'match', string>> }
type DocumentScripts = {
  documentScripts: (
    files: readonly EarlyFiles[],
    app: { config: string; scripts: readonly string[]; landing: readonly string[]; behind: readonly string[] },
  ) => { begin: string; place: string }
}

/** What each page draws as it is read, and what it keeps for whom the script in its head chooses it. */
const framesOf = {
  'index.html': { shown: 'landing', kept: ['home'] },
  'app.html': { shown: null, kept: ['landing', 'guest', 'player', 'home', 'match'] },
} as const
const pages = ['index.html', 'app.html'] as const
const main = 'src/main.tsx'
const calls = 'node_modules/axios/index.js'
const phone = '(max-width: 1023px)'

/**
 * Of the pages themselves: which frame is seen, texts that are hidden until the language has loaded, and ornaments that come behind the first paint, since
 * a pattern is a document of its own for the browser.
 */
const frameStyle =
  '[data-frame]:not([data-frame=landing]) #root:not([data-placed]),' +
  '[data-frame]:not([data-painted]) .banner-carousel-jaali{display:none}' +
  '[data-frame]:not([data-painted]) .selvedge{--mask:none;background:none}' +
  '.texts-hidden{-webkit-text-fill-color:#0000}'

const [dist = '', aside = '', bundle = ''] = process.argv.slice(2)
const { renderFrames }: FirstFrames = await import(pathToFileURL(resolve(bundle, 'prerender.js')).href)
const { documentScripts }: DocumentScripts = await import(pathToFileURL(resolve(bundle, 'document-scripts.js')).href)

const frames = await renderFrames()
const manifest = readManifest()
const app = entryOf(main)
const landing = filesOf('src/app/pages/landing-page.tsx')
const homeSheet = entryOf('src/app/pages/home-page.tsx').css
/** What both pages hold, and what the frame of a match needs besides, which only app.html holds. */
const shared = [...new Set([...filesOf(main).styles, ...landing.styles, ...homeSheet])]
const matchSheet = entryOf('src/features/sports/prices/match-waiting.tsx').css.filter((file) => !shared.includes(file))
const inlined = { 'index.html': shared, 'app.html': [...shared, ...matchSheet] }
const styles = { 'index.html': styleOf(inlined['index.html']), 'app.html': styleOf(inlined['app.html']) }
const theme = publicScript('first-paint.js')
const oldBrowser = publicScript('old-browser.js')
// The libraries by themselves, or they and all that uses them would be one task.
const config = '/config.js'
const scripts = [...app.imports.map((key) => entryOf(key).file), app.file].map(addressOf)
const { begin: beginFrame, place } = documentScripts(earlyFiles(), {
  config,
  scripts,
  landing: landing.scripts.map(addressOf),
  // What the first call waits for: behind everything that is drawn.
  behind: filesOf(calls).scripts.map(addressOf),
})
const begin = `${theme};${beginFrame}`

for (const page of pages) writeFileSync(join(dist, page), complete(readFileSync(join(dist, page), 'utf8'), page))
rmSync(join(dist, 'first-paint.js'))
writeFileSync(join(aside, 'inline-hashes.conf'), hashesForNginx())

function earlyFiles(): EarlyFiles[] {
  const home = '^/(home/*)?$'
  const picture = (frame: 'landing' | 'player', path: string): EarlyFiles[] => [
    { frames: [frame], path, kind: 'image', hrefs: ['/art/banner-cricket-phone.svg'], media: phone },
    { frames: [frame], path, kind: 'image', hrefs: ['/art/banner-cricket.svg'], media: `not all and ${phone}` },
  ]
  const chunk = (frames: EarlyFiles['frames'], path: string, ...keys: string[]): EarlyFiles[] => {
    const all = keys.map(filesOf)
    const unique = (files: string[]) =>
      [...new Set(files)].filter((file) => !inlined['app.html'].includes(file)).map(addressOf)
    return [
      { frames, path, kind: 'script', hrefs: unique(all.flatMap(({ scripts: own }) => own)), late: true },
      { frames, path, kind: 'style', hrefs: unique(all.flatMap(({ styles }) => styles)) },
    ]
  }
  const header = 'src/shell/header/player-header.tsx'
  return [
    ...picture('landing', '.'),
    ...picture('player', home),
    { frames: ['landing', 'guest', 'player', 'none'], kind: 'inlined', hrefs: shared.map(addressOf) },
    // index.html stands at no other address than the shortest.
    { frames: ['landing', 'guest', 'player', 'none'], path: '^/.', kind: 'inlined', hrefs: matchSheet.map(addressOf) },
    // The app before the many small files of a page: a browser asks for six at a time.
    { frames: ['guest', 'player', 'none'], kind: 'script', hrefs: [config, ...scripts] },
    ...chunk(['guest', 'player', 'none'], '.', 'src/app/page-loaders.gen.ts'),
    ...chunk(['player'], home, header, 'src/app/pages/home-page.tsx'),
    ...chunk(['player'], '^/exchange/', header, 'src/features/sports/pages/match-page.tsx'),
    ...chunk(['player'], '.', 'src/shell/header/marquee.tsx'),
  ]
}

/** A script of web/public without its comments and indents. */
function publicScript(name: string): string {
  return readFileSync(join(dist, name), 'utf8').replace(/^\s*\/\/.*\n|^\s+/gm, '')
}

/** What the sheets say, with what the pages need of their own. */
function styleOf(sheets: readonly string[]): string {
  return sheets.map((file) => readFileSync(join(dist, file), 'utf8')).join('') + frameStyle
}

function addressOf(file: string): string {
  return `/${file}`
}

/** One of the two pages with everything in it; what Vite named in it is asked for by the scripts of the page. */
function complete(page: string, name: keyof typeof framesOf): string {
  let whole = page.replace(
    /\s*<(link rel="(stylesheet|modulepreload)"[^>]*>|script [^>]*src="\/(assets\/|config)[^>]*><\/script>)/g,
    '',
  )
  // By itself, since a browser that cannot read the script behind it must run it.
  whole = replace(whole, /<script\s+src="\/old-browser\.js"><\/script>/, `<script>${oldBrowser}</script>`)
  whole = replace(
    whole,
    /<script\s+src="\/first-paint\.js"><\/script>/,
    `<style>${styles[name]}</style><script>${begin}</script>`,
  )
  const { shown, kept } = framesOf[name]
  const templates = kept.map((frame) => `<template id="frame-${frame}">${withoutPreloads(frames[frame])}</template>`)
  const root = shown ? withoutPreloads(frames[shown]) : ''
  return replace(
    whole,
    '<div id="root"></div>',
    `<div id="root">${root}</div>${templates.join('')}<script>${place}</script>`,
  )
}

/** What React would have asked for ahead, such as the loader of a frame that nobody may see. */
function withoutPreloads(markup: string): string {
  return markup.replace(/<link rel="preload"[^>]*>/g, '')
}

type ManifestEntry = { file: string; src?: string; imports: string[]; css: string[] }

function readManifest(): ReadonlyMap<string, ManifestEntry> {
  const entries: Record<string, Partial<ManifestEntry> & { file: string }> = JSON.parse(
    readFileSync(join(aside, 'manifest.json'), 'utf8'),
  )
  return new Map(Object.entries(entries).map(([key, entry]) => [key, { imports: [], css: [], ...entry }]))
}

/** The chunk that a module was put into: its own, or one that it shares with others (then the source map names it). */
function entryOf(key: string): ManifestEntry {
  const holds = ({ file }: ManifestEntry) => {
    const map = join(aside, `${basename(file)}.map`)
    return existsSync(map) && readFileSync(map, 'utf8').includes(`/${key}"`)
  }
  const entry = manifest.get(key) ?? [...manifest.values()].find(holds)
  if (!entry) throw new Error(`${key} is not in the build; mend tools/prerender.ts`)
  return entry
}

/** What comes with a module, itself included; what the app brings anyway is left out. */
function filesOf(key: string): { scripts: string[]; styles: string[] } {
  const entries = new Set([entryOf(key)])
  // A set grows under its own loop.
  for (const { imports } of entries) for (const other of imports) entries.add(entryOf(other))
  const known = key === main ? [] : [main, ...entryOf(main).imports].map((one) => entryOf(one).file)
  return {
    scripts: [...entries].map(({ file }) => file).filter((file) => !known.includes(file)),
    styles: [...new Set([...entries].flatMap(({ css }) => css))],
  }
}

function replace(text: string, from: string | RegExp, to: string): string {
  const done = text.replace(from, () => to)
  if (done === text) throw new Error(`the built page has no ${from}`)
  return done
}

function hashesForNginx(): string {
  const hash = (text: string) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`
  return `# What index.html and app.html hold inside; written by the build.
map "" $inline_scripts { default "${[oldBrowser, begin, place].map(hash).join('')}"; }
map "" $inline_styles { default "${Object.values(styles).map(hash).join('')}"; }
`
}

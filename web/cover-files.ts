/// <reference path="./src/virtual-modules.d.ts" />

import type { CoverList } from 'virtual:covers'
import type { Plugin } from 'vite'

/** The module that gives the site the addresses of the drawn covers: `import { coverLists } from 'virtual:covers'`. */
const resolvedId = '\0virtual:covers'

type DrawnList = CoverList & { files: ReadonlyMap<string, string> }

/**
 * write: the build lays the files down. name: a build that needs their addresses only. pretend: tests of pages, which see
 * no picture; every cover has an address and one dye, and nothing is drawn.
 */
export type CoverUse = 'write' | 'name' | 'pretend'

/**
 * Draws a cover for every entry of the catalogue at build time. The files of a list lie in a folder that carries a
 * digest of them all, below /assets/: kept for ever by browsers, and another address as soon as one picture changes.
 * In development they are drawn when they are asked for.
 */
export function coverFiles(use: CoverUse): Plugin {
  let lists: Promise<ReadonlyMap<string, DrawnList>> | undefined
  const drawn = () => {
    lists ??= use === 'pretend' ? undrawnLists() : drawLists()
    return lists
  }
  return {
    name: 'chaupar-cover-files',
    resolveId: { filter: { id: /^virtual:covers$/ }, handler: () => resolvedId },
    load: {
      filter: { id: /^\0virtual:covers$/ },
      async handler() {
        const lists = [...(await drawn())].map(([list, { folder, palettes }]) => [list, { folder, palettes }] as const)
        return `export const coverLists = ${JSON.stringify(Object.fromEntries(lists))}`
      },
    },
    async generateBundle() {
      if (use !== 'write') return
      for (const { folder, files } of (await drawn()).values()) {
        for (const [name, source] of files) {
          this.emitFile({ type: 'asset', fileName: `${folder.slice(1)}/${name}`, source })
        }
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?')
        if (!path.startsWith('/assets/covers/')) return next()
        const all = [...(await drawn()).values()]
        const source = all.map(({ folder, files }) => files.get(path.slice(folder.length + 1))).find(Boolean)
        if (source === undefined) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(source)
      })
    },
  }
}

/** Loaded when first needed: the generator sets type, which costs a start that draws nothing too much. */
async function drawLists(): Promise<ReadonlyMap<string, DrawnList>> {
  const { createHash } = await import('node:crypto')
  const { drawn, plannedCovers } = await import('@chaupar/games/covers/catalogue-covers')
  const lists = Map.groupBy(plannedCovers(), ({ src }) => src.split('/')[1] ?? '')
  return new Map(
    [...lists].map(([list, covers]) => {
      const files = new Map(covers.map((cover) => [cover.src.split('/')[2] ?? '', drawn(cover)]))
      const digest = createHash('sha256')
      for (const [name, source] of files) digest.update(`${name}\0${source}\0`)
      const folder = `/assets/covers/${list}-${digest.digest('hex').slice(0, 8)}`
      const palettes = Object.fromEntries(covers.map(({ src, palette }) => [src.split('/')[2] ?? '', palette]))
      return [list, { folder, palettes, files }]
    }),
  )
}

async function undrawnLists(): Promise<ReadonlyMap<string, DrawnList>> {
  const [{ games }, { sportsEntries }] = await Promise.all([
    import('@chaupar/games/catalogue/games'),
    import('@chaupar/games/catalogue/home-groups'),
  ])
  const names = [...games, ...sportsEntries].map(({ cover }) => cover.src.split('/').slice(1))
  return new Map(
    [...Map.groupBy(names, ([list = '']) => list)].map(([list, files]) => [
      list,
      {
        folder: `/assets/covers/${list}-00000000`,
        palettes: Object.fromEntries(files.map(([, file = '']) => [file, 'indigo' as const])),
        files: new Map(),
      },
    ]),
  )
}

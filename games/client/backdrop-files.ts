import type { Plugin } from 'vite'

/** The module with the folder of the backdrops: `import { backdropFolder } from 'virtual:backdrops'`. */
const resolvedId = '\0virtual:backdrops'

/** write: the build writes the files. pretend: tests, which load no picture. */
export type BackdropUse = 'write' | 'pretend'

export interface Backdrops {
  /** Below the base of the build, with a digest of the files: they are cached for ever. */
  folder: string
  /** SVG by file name: the game's id in the protocol and '.svg'. */
  files: ReadonlyMap<string, string>
}

/** Writes a backdrop for every game with reels, drawn from the same plan as its cover on the site (web/cover-files.ts). */
export function backdropFiles(use: BackdropUse): Plugin {
  let drawn: Promise<Backdrops> | undefined
  const drawnOnce = () => {
    drawn ??= use === 'write' ? drawBackdrops() : Promise.resolve({ folder: 'assets/backdrops', files: new Map() })
    return drawn
  }
  let base = '/'
  return {
    name: 'chaupar-backdrop-files',
    configResolved(config) {
      base = config.base
    },
    resolveId: { filter: { id: /^virtual:backdrops$/ }, handler: () => resolvedId },
    load: {
      filter: { id: /^\0virtual:backdrops$/ },
      async handler() {
        return `export const backdropFolder = ${JSON.stringify(base + (await drawnOnce()).folder)}`
      },
    },
    async generateBundle() {
      const { folder, files } = await drawnOnce()
      for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source })
    },
  }
}

/** Draws them all. The generator is loaded here because it takes long to load. */
export async function drawBackdrops(): Promise<Backdrops> {
  const [{ createHash }, { games }, { slugOf }, { plannedCovers }, { backdrop }] = await Promise.all([
    import('node:crypto'),
    import('@chaupar/games/catalogue/games'),
    import('@chaupar/games/catalogue/game'),
    import('@chaupar/games/covers/catalogue-covers'),
    import('@chaupar/games/covers/cover'),
  ])
  const planned = new Map(plannedCovers().map(({ src, entry }) => [src, entry]))
  const files = new Map<string, string>()
  for (const game of games) {
    const entry = planned.get(game.cover.src)
    if (entry === undefined || !/^(lines|ways|tumbles|classic)$/.test(game.family ?? '')) continue
    files.set(`${slugOf(game).replaceAll('/', '.')}.svg`, backdrop(entry))
  }
  const digest = createHash('sha256')
  for (const [name, source] of files) digest.update(`${name}\0${source}\0`)
  return { folder: `assets/backdrops-${digest.digest('hex').slice(0, 8)}`, files }
}

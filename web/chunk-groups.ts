type ModuleContext = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }

const home = '/src/app/pages/home-page.tsx'
const header = '/src/shell/header/player-header.tsx'
const match = '/src/features/sports/pages/match-page.tsx'
const rows = '/src/features/sports/lists/live-now-rows.tsx'
/** What stands below the first screen of the landing page. */
const below = ['/src/app/pages/game-groups.tsx', '/src/shell/footer/footer.tsx']

/** The libraries that every page runs on. */
const everyPagesLibrary =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack|zustand|@lingui)\//

/**
 * Which modules come in one file. Left alone, whatever two pages share becomes a file of its own: dozens of small files that
 * compress badly, and that a browser asks for six at a time.
 *
 * What a guest's first page needs comes in three: libraries, which rarely change, what every page needs of ours, and the
 * landing page. What a match needs, a player's most frequent first page, comes by topic, so that other pages can share it.
 * A group takes along what its modules need: those below come first.
 */
export const chunkGroups = [
  { name: 'vendor', test: everyPagesLibrary },
  group('main', (id, entries) => isOurs(id) && entries.has('/src/main.tsx')),
  group('landing', (id, entries) => isOurs(id) && entries.has('/src/app/pages/landing-page.tsx')),
  // One chunk for all providers: a lobby would wait for sixteen small requests.
  { name: 'catalogue', test: /\/games\/catalogue\/(?:providers\/|listing)/ },
  // The frame of a match, whose style stands in the document (tools/prerender.ts).
  group('match-waiting', (id) => /\/(?:match-waiting\.|sports-frame\.css)/.test(id)),
  group('icons', (id, entries) => id.includes('/lucide-react/') && below.some((one) => entries.has(one))),
  // What a guest's first page fetches behind its first frame: its matches, then the games and the footer. Before the match, or
  // the rows of six matches would bring its slip and its dialogs along.
  group('rows', (id, entries) => isOurs(id) && entries.has(rows)),
  group('below', (id, entries) => isOurs(id) && below.some((one) => entries.has(one))),
  group('player', (id, entries) => entries.has(header) || (entries.has(match) && (entries.has(home) || isBase(id)))),
  {
    name: 'base-ui',
    test: /\/(?:@base-ui|@floating-ui|use-sync-external-store)\//,
    entriesAware: true,
    entriesAwareMergeThreshold: 12_000,
  },
  group('dialog', (id, entries) => entries.has(match) && id.includes('/ui/overlays/')),
  group('ui', (id, entries) => entries.has(match) && !id.includes('/src/features/')),
  group('bets', (id, entries) => entries.has(match) && id.includes('/src/features/sports/bets/')),
  group('match', (_, entries) => entries.has(match)),
].map((one, index, all) => ({ ...one, priority: all.length - index }))

/** A chunk of the modules for which `holds` returns true. `entries` are our modules that cannot run without the module. */
function group(name: string, holds: (id: string, entries: ReadonlySet<string>) => boolean) {
  return {
    name: (id: string, context: ModuleContext) => (holds(id, entriesOf(id, context)) ? name : null),
    debugName: name,
  }
}

function isOurs(id: string): boolean {
  return !id.includes('/node_modules/')
}

/** What stands under all features. */
function isBase(id: string): boolean {
  return /\/web\/src\/(?:lib|money|realtime|player|site)\//.test(id)
}

/** Every module of ours that needs this one before it can run, itself included, each from `/src/` on. */
function entriesOf(id: string, context: ModuleContext): ReadonlySet<string> {
  const seen = new Set([id])
  // A set grows under its own loop.
  for (const one of seen) for (const importer of context.getModuleInfo(one)?.importers ?? []) seen.add(importer)
  return new Set([...seen].map((one) => one.slice(one.lastIndexOf('/src/'))))
}

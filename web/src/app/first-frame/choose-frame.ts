import { routes } from '../../config/routes.ts'

/**
 * The content of the document before the app's scripts load: the landing page as the build rendered it, a guest's or a
 * player's page frame with the loader in it, or nothing.
 */
export type FirstFrame = 'landing' | 'guest' | 'player' | 'none'

/** Patterns of addresses, as sources of regular expressions without regard to case. */
export type FramePatterns = {
  /** Pages for players alone. */
  players: string
  /** Pages of everybody that stand without header and footer. */
  bare: string
  /** Pages of everybody between header and footer, beside the landing page. */
  framed: string
  /** Pages for guests alone, which send a player home. */
  guests: string
}

/** The table of routes as the document's own script needs it. */
export function framePatterns(): FramePatterns {
  const sourceOf = (wanted: (route: (typeof routes)[number]) => boolean) => {
    const paths = routes.filter((route) => route.name !== 'landing' && wanted(route)).map(({ path }) => path.slice(1))
    return `^/(${paths.map((path) => path.replace(/:\w+/g, '[^/]+')).join('|')})/*$`
  }
  return {
    players: sourceOf(({ kind }) => kind === 'protected'),
    bare: sourceOf(({ kind, layout }) => kind !== 'protected' && layout !== 'full'),
    framed: sourceOf(({ kind, layout }) => kind !== 'protected' && layout === 'full'),
    guests: sourceOf(({ kind }) => kind === 'public'),
  }
}

/**
 * The first frame of an address. It follows the guards (app/guards.ts): a guest who wants a page for players, and anyone who asks
 * for no page at all, comes to the landing page, a player home.
 *
 * Its source goes into the document, where nothing else of the app is: it may use what it is given and nothing besides.
 */
export function chooseFrame(path: string, isPlayer: boolean, patterns: FramePatterns): FirstFrame {
  const is = (source: string) => new RegExp(source, 'i').test(path)
  if (is(patterns.players)) return isPlayer ? 'player' : 'landing'
  if (isPlayer) return is(patterns.bare) && !is(patterns.guests) ? 'none' : 'player'
  if (is(patterns.bare)) return 'none'
  return is(patterns.framed) ? 'guest' : 'landing'
}

/**
 * Files to ask for at once in these frames, at addresses like `path`: scripts or sheets of the app, or a picture for a width of
 * screen. `inlined` are sheets that the document holds: they are named, so that no chunk asks for them, and not loaded.
 */
export type EarlyFiles = {
  frames: readonly FirstFrame[]
  path?: string
  kind: 'script' | 'style' | 'image' | 'inlined'
  hrefs: readonly string[]
  media?: string
  /** Behind everything else: the line of a slow phone is for the app and its first answers. */
  late?: boolean
}

import { EventType, type eventWithTime, Replayer, ReplayerEvents } from 'rrweb'
import 'rrweb/dist/style.css'

/** The part of the drawer in a recording: a hole of its size. */
const styleRules = ['.rr-block { visibility: hidden }']

/** A recorded page, drawn in an element and made as wide as it. */
export type RecordedPage = {
  /** Draws the page as it was at a moment, in milliseconds from its first event. */
  show: (atMs: number) => void
  play: (atMs: number) => void
  /** The moment that is drawn. */
  atMs: () => number
  remove: () => void
}

/**
 * Draws a recorded page. rrweb's player makes a frame for it whose sandbox allows no scripts, whatever the events hold, and the
 * policy of this page holds in it too: nothing is loaded but from this site.
 * @throws when the events give no page
 */
export function drawPage(root: HTMLElement, events: readonly eventWithTime[]): RecordedPage {
  if (!events.some(({ type }) => type === EventType.FullSnapshot)) throw new Error('there is no whole picture')
  const replayer = new Replayer([...events], {
    root,
    mouseTail: false,
    showWarning: false,
    insertStyleRules: styleRules,
  })
  const pictures = picturesOf(events)
  let size = { width: 0, height: 0 }
  const scaleToWidth = () => {
    if (size.width === 0) return
    const scale = Math.min(1, root.clientWidth / size.width)
    replayer.wrapper.style.transform = `scale(${scale})`
    root.style.height = `${Math.round(size.height * scale)}px`
  }
  replayer.on(ReplayerEvents.Resize, (shown) => {
    size = sizeOf(shown)
    scaleToWidth()
  })
  const observer = new ResizeObserver(scaleToWidth)
  observer.observe(root)
  return {
    show: (atMs) => {
      const drawn = pictures.find(({ fromMs, toMs }) => fromMs <= atMs && atMs < toMs)
      // The events of the moment itself belong to it.
      replayer.pause((drawn?.toMs ?? atMs) + 1)
    },
    play: (atMs) => replayer.play(atMs),
    atMs: () => replayer.getCurrentTime(),
    remove: () => {
      observer.disconnect()
      replayer.destroy()
    },
  }
}

/**
 * When each whole picture is begun and done, in milliseconds from the first event. At a moment between the two rrweb draws nothing,
 * and what it drew before would stay.
 */
function picturesOf(events: readonly eventWithTime[]): { fromMs: number; toMs: number }[] {
  const startMs = events[0]?.timestamp ?? 0
  let fromMs = 0
  return events.flatMap(({ type, timestamp }) => {
    if (type === EventType.Meta) fromMs = timestamp - startMs
    return type === EventType.FullSnapshot ? [{ fromMs, toMs: timestamp - startMs }] : []
  })
}

/** A window's size, at most as large as screens are: a file may say anything. */
function sizeOf(shown: unknown): { width: number; height: number } {
  const side = (value: unknown) => (typeof value === 'number' && value > 0 ? Math.min(value, 8000) : 1)
  if (typeof shown !== 'object' || shown === null) return { width: 1, height: 1 }
  return { width: side('width' in shown ? shown.width : 0), height: side('height' in shown ? shown.height : 0) }
}

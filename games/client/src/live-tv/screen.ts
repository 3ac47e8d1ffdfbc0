import { type Happening, happened } from './happenings.ts'
import type { Picture } from './picture.ts'
import { cricketScene } from './scenes/cricket.ts'
import type { Scene } from './scenes/scene.ts'
import { soccerScene } from './scenes/soccer.ts'
import { tennisScene } from './scenes/tennis.ts'

const scenes: Readonly<Record<Picture['sport'], Scene>> = {
  cricket: cricketScene,
  soccer: soccerScene,
  tennis: tennisScene,
}

/** More pixels than these for each px are not worth their time. */
const mostDensity = 2
/** Of several things that happened at once the last ones are shown. */
const mostWaiting = 2
/** How long a call stands where nothing moves. */
const stillMs = 2500

export interface Screen {
  /** Takes a picture over; what happened since the last one is shown, one after another. */
  show(picture: Picture): void
}

/**
 * The canvas of a match. It draws frames only while something moves; under reduced motion nothing flies and each happening stands
 * as it ended.
 * @param onPicture called with each happening when its turn comes, and with null when it is over
 */
export function screen(
  canvas: HTMLCanvasElement,
  isStill: () => boolean,
  onPicture: (happening: Happening | null, picture: Picture) => void,
): Screen {
  const context = canvas.getContext('2d')
  const ground = document.createElement('canvas')
  const waiting: Happening[] = []
  let picture: Picture | null = null
  let shown: { happening: Happening; fromMs: number } | null = null
  let runningFromMs: number | null = null
  let frame = 0

  const size = () => ({ width: canvas.clientWidth, height: canvas.clientHeight })

  function resize(): void {
    const density = Math.min(mostDensity, devicePixelRatio)
    const { width, height } = size()
    for (const sheet of [canvas, ground]) {
      sheet.width = Math.round(width * density)
      sheet.height = Math.round(height * density)
      sheet.getContext('2d')?.setTransform(density, 0, 0, density, 0, 0)
    }
    const below = ground.getContext('2d')
    if (picture && below) scenes[picture.sport].ground(below, size())
    draw()
  }

  function draw(): void {
    if (!context || !picture) return
    const { width, height } = size()
    const now = performance.now()
    const scene = scenes[picture.sport]
    context.drawImage(ground, 0, 0, width, height)
    const lasts = shown ? scene.lasts(shown.happening) : 0
    scene.play(
      context,
      { width, height },
      {
        picture,
        shown: shown && { happening: shown.happening, ms: isStill() ? lasts : now - shown.fromMs },
        runningMs: runningFromMs === null || isStill() ? null : now - runningFromMs,
      },
    )
  }

  /** Draws until nothing moves any more. */
  function run(): void {
    frame = 0
    const now = performance.now()
    if (
      shown &&
      picture &&
      now - shown.fromMs >= (isStill() ? stillMs : scenes[picture.sport].lasts(shown.happening))
    ) {
      shown = null
      onPicture(null, picture)
    }
    const next = shown === null ? waiting.shift() : undefined
    if (next && picture) {
      shown = { happening: next, fromMs: now }
      onPicture(next, picture)
    }
    draw()
    if (shown !== null || runningFromMs !== null) frame = requestAnimationFrame(run)
  }

  new ResizeObserver(resize).observe(canvas)

  return {
    show(now) {
      const before = picture
      picture = now
      if (before === null) resize()
      else {
        waiting.push(...happened(before, now))
        waiting.splice(0, waiting.length - mostWaiting)
      }
      if (!now.ballRunning) runningFromMs = null
      else runningFromMs ??= performance.now()
      if (frame === 0) run()
    },
  }
}

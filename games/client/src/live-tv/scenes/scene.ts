import type { Happening } from '../happenings.ts'
import type { Picture } from '../picture.ts'

export interface Size {
  width: number
  height: number
}

/** What is to be seen at one moment. */
export interface Moment {
  picture: Picture
  /** What is being shown, and for how many milliseconds already; null between two happenings. */
  shown: { happening: Happening; ms: number } | null
  /** For how many milliseconds a ball has been on its way by the feed; null while none is. */
  runningMs: number | null
}

/** How a sport is drawn. Both are pure: the same size and moment give the same picture. */
export interface Scene {
  /** What stays: grass, lines, nets. Drawn once for each size. */
  ground(context: CanvasRenderingContext2D, size: Size): void
  /** Who plays, and the ball. */
  play(context: CanvasRenderingContext2D, size: Size, moment: Moment): void
  /** How long a happening is shown, in ms; its call stands to the end. */
  lasts(happening: Happening): number
}

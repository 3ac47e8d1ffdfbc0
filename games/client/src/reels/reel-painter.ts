/** Draws scenes of reels on a canvas, frame by frame while something moves and not at all while nothing does. */

import { aloneAt, type Placed, placedAt, rowsSpun, type Scene, sceneMs } from './motion.ts'
import type { Win } from './shown-round.ts'
import { type Bitmap, type BitmapLook, type Bitmaps, bitmapsOf } from './symbols/bitmaps.ts'
import type { Theme } from './symbols/themes.ts'

export interface ReelPainter {
  /** Begins a scene after the one before it, whose board it moves on; with `isStill` its end is drawn at once. */
  show(scene: Scene, isStill: boolean): void
  /** Fits the canvas to its room, in CSS pixels. */
  fit(width: number, height: number, pixelRatio: number): void
  /** Nothing is drawn any more. */
  stop(): void
}

const usual = ['W', 'S', 'L5', 'L4', 'L3', 'L2', 'L1', 'H4', 'H3', 'H2', 'H1']

/** @param canvas without a 2d context, nothing is drawn: the board stands in words beside it */
export function reelPainter(canvas: HTMLCanvasElement, theme: Theme): ReelPainter {
  const ctx = canvas.getContext('2d')
  let scene: Scene | null = null
  let beganAtMs = 0
  let spun = 0
  let bitmaps: Bitmaps | null = null
  let frame = 0
  let warming: ReturnType<typeof setTimeout> | undefined

  /** Paints symbols ahead of the first spin, one in a task, so that no frame of it waits for them. */
  function warm(of: Bitmaps, left: string[]): void {
    const name = left.pop()
    if (name === undefined) return
    of.of({ name, times: 1 }, 'smeared')
    warming = setTimeout(() => warm(of, left), 0)
  }

  function draw(nowMs: number): void {
    frame = 0
    if (ctx === null || scene === null || bitmaps === null) return
    const ms = nowMs - beganAtMs
    drawScene(ctx, scene, ms, spun, bitmaps)
    if (ms < sceneMs(scene)) frame = requestAnimationFrame(draw)
  }

  function drawSoon(): void {
    if (frame === 0) frame = requestAnimationFrame(draw)
  }

  return {
    show(next, isStill) {
      const nowMs = performance.now()
      const isLanding = next.motion === 'land' && scene?.motion === 'spin'
      spun = isLanding ? rowsSpun(nowMs - beganAtMs) : 0
      const before = next.motion === 'tumble' ? next.before : (scene?.board ?? next.board)
      scene = { ...next, before, motion: isStill ? 'none' : next.motion }
      beganAtMs = nowMs
      drawSoon()
    },
    fit(width, height, pixelRatio) {
      const [wide, high] = [Math.round(width * pixelRatio), Math.round(height * pixelRatio)]
      if (canvas.width === wide && canvas.height === high && bitmaps !== null) return
      canvas.width = wide
      canvas.height = high
      if (scene === null) return
      bitmaps = bitmapsOf(theme, symbolSize(canvas, scene))
      drawSoon()
      clearTimeout(warming)
      warm(bitmaps, [...usual])
    },
    stop() {
      if (frame !== 0) cancelAnimationFrame(frame)
      clearTimeout(warming)
      scene = null
    },
  }
}

function cellSize(canvas: HTMLCanvasElement, { board }: Scene): { width: number; height: number } {
  return { width: canvas.width / board.length, height: canvas.height / ((board[0]?.length ?? 3) - 2) }
}

function symbolSize(canvas: HTMLCanvasElement, scene: Scene): number {
  const { width, height } = cellSize(canvas, scene)
  return Math.max(8, Math.min(width, height) * 0.86)
}

function drawScene(ctx: CanvasRenderingContext2D, scene: Scene, ms: number, spun: number, bitmaps: Bitmaps): void {
  const { width, height } = cellSize(ctx.canvas, scene)
  ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height)
  const placed = placedAt(scene, ms, spun)
  // What is lit lies over its neighbours.
  const draw = (one: Placed) => drawSymbol(ctx, one, bitmaps.of(one.cell, lookOf(one, scene)), width, height)
  for (const one of placed) if (one.look !== 'lit') draw(one)
  if (ms >= sceneMs(scene) || scene.motion === 'wins')
    drawLines(ctx, shownWins(scene, ms), scene.isAbove, width, height)
  for (const one of placed) if (one.look === 'lit') draw(one)
}

function lookOf({ look }: Placed, { isAbove }: Scene): BitmapLook {
  if (look === 'fast') return 'smeared'
  return look === 'lit' && isAbove ? 'lit' : 'plain'
}

function shownWins(scene: Scene, ms: number): readonly Win[] {
  const alone = aloneAt(scene, ms)
  return alone === null ? scene.wins : [alone]
}

function drawSymbol(
  ctx: CanvasRenderingContext2D,
  { reel, row, scale, look }: Placed,
  { image, middle }: Bitmap,
  width: number,
  height: number,
): void {
  const y = (row - 0.5) * height
  if (scale <= 0 || y < -height || y > ctx.canvas.height + height) return
  const x = (reel + 0.5) * width
  const part = middle * scale
  ctx.globalAlpha = look === 'dim' ? 0.38 : 1
  if (scale === 1) ctx.drawImage(image, Math.round(x - part), Math.round(y - part))
  else ctx.drawImage(image, x - part, y - part, image.width * scale, image.height * scale)
  ctx.globalAlpha = 1
}

/** The lines that won, under the symbols that made them. */
function drawLines(
  ctx: CanvasRenderingContext2D,
  wins: readonly Win[],
  isAbove: boolean,
  width: number,
  height: number,
): void {
  const ofLines = wins.filter(({ line }) => line > 0)
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  for (const [colour, thick] of [
    ['#2b0a16', 0.09],
    [isAbove ? '#ffe08a' : '#e9e4da', 0.04],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = Math.min(width, height) * thick
    for (const { places } of ofLines) {
      ctx.beginPath()
      for (const { reel, row } of places) ctx.lineTo((reel + 0.5) * width, (row - 0.5) * height)
      ctx.stroke()
    }
  }
}

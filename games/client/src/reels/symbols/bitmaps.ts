/** Symbols as bitmaps: each is painted once for a size, with its shadow or its glow, and only copied from then on. */
import type { Cell } from '../board.ts'
import { paintSymbol } from './paint.ts'
import type { Theme } from './themes.ts'

export interface Bitmap {
  image: HTMLCanvasElement
  /** How far the symbol's middle lies from the bitmap's corner, in its pixels. */
  middle: number
}

/** smeared: as it passes at full speed. */
export type BitmapLook = 'plain' | 'lit' | 'smeared'

export interface Bitmaps {
  of(cell: Cell, look: BitmapLook): Bitmap
}

/** Room around a symbol for its shadow, as a part of its size. */
const room = 0.16
/** How far a symbol is smeared upwards and downwards, as a part of its size: about the way of a frame at 22 rows a second. */
const smear = 0.2
const smearSteps = 9

/** @param size of a symbol, in pixels of the canvas */
export function bitmapsOf(theme: Theme, size: number): Bitmaps {
  const made = new Map<string, Bitmap>()
  const sharp = (cell: Cell, look: BitmapLook): Bitmap => ({
    image: drawn(theme, cell, size, look === 'lit'),
    middle: (size * (1 + 2 * room)) / 2,
  })
  return {
    of(cell, look) {
      const name = `${cell.name} ${cell.times} ${look}`
      const bitmap = made.get(name) ?? (look === 'smeared' ? smeared(this.of(cell, 'plain'), size) : sharp(cell, look))
      made.set(name, bitmap)
      return bitmap
    },
  }
}

function drawn(theme: Theme, cell: Cell, size: number, isLit: boolean): HTMLCanvasElement {
  const bare = square(size * (1 + 2 * room))
  const image = square(size * (1 + 2 * room))
  const [from, onto] = [bare.getContext('2d'), image.getContext('2d')]
  if (from === null || onto === null) return image
  from.translate(size * room, size * room)
  paintSymbol(from, theme, cell.name, size)
  if (cell.times > 1) paintTimes(from, `×${cell.times}`, cell.name === 'M', size)
  onto.shadowColor = isLit ? '#ffdc7a' : '#000000a0'
  onto.shadowBlur = size * (isLit ? 0.13 : 0.05)
  onto.shadowOffsetY = isLit ? 0 : size * 0.03
  onto.drawImage(bare, 0, 0)
  return image
}

/** The mean of a symbol at each step of its way. */
function smeared({ image, middle }: Bitmap, size: number): Bitmap {
  const way = size * smear
  const onto = square(image.height + 2 * way)
  const ctx = onto.getContext('2d')
  for (let step = 0; step < smearSteps && ctx !== null; step += 1) {
    // Each covers what is there by its share of all so far, so that every step counts the same.
    ctx.globalAlpha = 1 / (step + 1)
    ctx.drawImage(image, way, (2 * way * step) / (smearSteps - 1))
  }
  return { image: onto, middle: middle + way }
}

/** '×3' over a symbol: across a multiplier, at the foot of a wild. */
function paintTimes(ctx: CanvasRenderingContext2D, text: string, isWhole: boolean, size: number): void {
  const height = size * (isWhole ? 0.42 : 0.32)
  const y = size * (isWhole ? 0.5 : 0.84)
  ctx.font = `720 ${height}px "Game Display", system-ui, sans-serif`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.lineJoin = 'round'
  ctx.lineWidth = height * 0.28
  ctx.strokeStyle = '#2b0a16'
  ctx.strokeText(text, size / 2, y)
  ctx.fillStyle = '#fff6d6'
  ctx.fillText(text, size / 2, y)
}

function square(side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(side)
  canvas.height = Math.ceil(side)
  return canvas
}

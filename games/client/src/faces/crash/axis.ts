/** The seconds under the curve. Each is written once and copied from then on: whatever writes asks the browser for the page's style. */
interface Size {
  width: number
  height: number
}

/** Room for the seconds under the axis, in px. */
export const axisRoom = 26

/** Room of one mark, in px. */
const mark = { width: 48, height: 18 }

export interface Axis {
  /** Draws the line, and a mark at each so many whole seconds of those that it spans. */
  draw(context: CanvasRenderingContext2D, size: Size, spanMs: number): void
  /** Redraws the marks: the size has changed, or the font has loaded. */
  forget(): void
}

export function crashAxis(): Axis {
  const marks = new Map<string, HTMLCanvasElement>()
  return {
    draw(context, { width, height }, spanMs) {
      context.fillStyle = 'rgb(255 255 255 / 0.35)'
      context.fillRect(0, height - axisRoom, width, 1)
      const seconds = spanMs / 1_000
      const step = [1, 2, 3, 5, 10, 15, 20, 30, 60].find((one) => seconds / one <= 6) ?? 120
      for (let at = step; at < seconds - step * 0.2; at += step) {
        const text = `${at} s`
        const picture = marks.get(text) ?? written(text, context.getTransform().a)
        marks.set(text, picture)
        context.drawImage(picture, (at / seconds) * width - mark.width / 2, height - 22, mark.width, mark.height)
      }
    },
    forget: () => marks.clear(),
  }
}

/** @param density pixels for each px */
function written(text: string, density: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = mark.width * density
  canvas.height = mark.height * density
  const context = canvas.getContext('2d')
  if (context === null) return canvas
  context.scale(density, density)
  context.fillStyle = 'rgb(225 230 250 / 0.9)'
  context.font = '500 12px "Game Text", sans-serif'
  context.textAlign = 'center'
  context.fillText(text, mark.width / 2, 14)
  return canvas
}

import jsQR from 'jsqr'

const pixelsPerModule = 4

/**
 * What a scanner that is not the encoder's reads from a drawn QR code; undefined for nothing. `path` is the outline of
 * its dark modules, one unit each, `side` that of the square they stand in.
 */
export function scan({ side, path }: { side: number; path: string }): string | undefined {
  const size = side * pixelsPerModule
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255)
  for (const [, x = '', y = '', width = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * pixelsPerModule; row < (Number(y) + 1) * pixelsPerModule; row += 1) {
      const from = row * size + Number(x) * pixelsPerModule
      for (let pixel = from; pixel < from + Number(width) * pixelsPerModule; pixel += 1) {
        pixels.fill(0, pixel * 4, pixel * 4 + 3)
      }
    }
  }
  return jsQR(pixels, size, size)?.data
}

/** The same of the code that an svg of the page shows. */
export function scanDrawn(svg: Element): string | undefined {
  const side = Number(svg.getAttribute('viewBox')?.split(' ')[2])
  return scan({ side, path: svg.querySelector('path')?.getAttribute('d') ?? '' })
}

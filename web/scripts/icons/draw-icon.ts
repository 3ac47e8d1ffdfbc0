/** A square icon: its edge in pixels, the share of it that stays free around the mark, and that of its round corners. */
export type IconShape = { size: number; inset: number; round: number }

type Rgb = readonly [number, number, number]
type Bar = { x: number; y: number; width: number; height: number }

const ground: Rgb = [0x0b, 0x0d, 0x1a]
const paper: Rgb = [0xf7, 0xf0, 0xe1]
const accent: Rgb = [0xf5, 0x9f, 0x1d]

/** The mark of ui/brand-mark.tsx in its own units, with a heavier line: icons are small. */
const edge = 28
const outline = 1.8
const inner = 1.2
const bars: readonly Bar[] = [...outlineBars(), ...innerBars()]
const square: Bar = { x: 10.8, y: 10.8, width: 6.4, height: 6.4 }
/** Each pixel is looked at in 4 x 4 places. */
const samples = 4

/** RGBA pixels of the icon, row by row. */
export function drawIcon(shape: IconShape): Uint8Array {
  const { size } = shape
  const pixels = new Uint8Array(size * size * 4)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) pixels.set(pixel(shape, x, y), (y * size + x) * 4)
  }
  return pixels
}

/** The same icon as a drawing. */
export function iconSvg({ size, inset, round }: IconShape): string {
  const scale = (size * (1 - 2 * inset)) / edge
  const rect = ({ x, y, width, height }: Bar) =>
    `M${figure(x)} ${figure(y)}h${figure(width)}v${figure(height)}h${figure(-width)}z`
  const place = figure(size * inset)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">`,
    `<rect width="${size}" height="${size}" rx="${figure(size * round)}" fill="${hex(ground)}"/>`,
    `<g transform="translate(${place} ${place}) scale(${figure(scale)})">`,
    `<path d="${bars.map(rect).join('')}" fill="${hex(paper)}"/>`,
    `<path d="${rect(square)}" fill="${hex(accent)}"/></g></svg>\n`,
  ].join('')
}

function pixel({ size, inset, round }: IconShape, x: number, y: number): number[] {
  const scale = edge / (size * (1 - 2 * inset))
  const sum = [0, 0, 0, 0]
  for (let place = 0; place < samples * samples; place++) {
    const px = x + ((place % samples) + 0.5) / samples
    const py = y + (Math.floor(place / samples) + 0.5) / samples
    if (!isInside(px, py, size, size * round)) continue
    const colour = colourAt((px - size * inset) * scale, (py - size * inset) * scale)
    for (let part = 0; part < 3; part++) sum[part] = (sum[part] ?? 0) + (colour[part] ?? 0)
    sum[3] = (sum[3] ?? 0) + 1
  }
  const [red = 0, green = 0, blue = 0, seen = 0] = sum
  if (seen === 0) return [0, 0, 0, 0]
  return [red / seen, green / seen, blue / seen, (255 * seen) / (samples * samples)].map(Math.round)
}

function colourAt(x: number, y: number): Rgb {
  if (holds(square, x, y)) return accent
  return bars.some((bar) => holds(bar, x, y)) ? paper : ground
}

/** Whether a place lies inside a square with round corners. */
function isInside(x: number, y: number, size: number, radius: number): boolean {
  const dx = Math.max(radius - x, x - (size - radius), 0)
  const dy = Math.max(radius - y, y - (size - radius), 0)
  return dx * dx + dy * dy <= radius * radius
}

function holds({ x: left, y: top, width, height }: Bar, x: number, y: number): boolean {
  return x >= left && x < left + width && y >= top && y < top + height
}

/** The cross: its outline as straight lines of one width, joined square. */
function outlineBars(): Bar[] {
  const corners = [
    [10, 1.5],
    [18, 1.5],
    [18, 10],
    [26.5, 10],
    [26.5, 18],
    [18, 18],
    [18, 26.5],
    [10, 26.5],
    [10, 18],
    [1.5, 18],
    [1.5, 10],
    [10, 10],
  ] as const
  return corners.map((from, at) => line(from, corners[(at + 1) % corners.length] ?? from, outline, outline / 2))
}

/** The fields of the cloth: the middle line of each arm, and one across it. */
function innerBars(): Bar[] {
  const lines = [
    [14, 1.5, 14, 10],
    [14, 18, 14, 26.5],
    [1.5, 14, 10, 14],
    [18, 14, 26.5, 14],
    [10, 5.75, 18, 5.75],
    [10, 22.25, 18, 22.25],
    [5.75, 10, 5.75, 18],
    [22.25, 10, 22.25, 18],
  ] as const
  return lines.map(([fromX, fromY, toX, toY]) => line([fromX, fromY], [toX, toY], inner, 0))
}

/** A line along an axis as a bar; `over` makes it longer at both ends. */
function line(from: readonly [number, number], to: readonly [number, number], width: number, over: number): Bar {
  const isUpright = from[0] === to[0]
  const left = Math.min(from[0], to[0]) - (isUpright ? width / 2 : over)
  const top = Math.min(from[1], to[1]) - (isUpright ? over : width / 2)
  const length = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]) + 2 * over
  return { x: left, y: top, width: isUpright ? width : length, height: isUpright ? length : width }
}

function hex(colour: Rgb): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function figure(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}

/** The pictures of symbols, read from the drawings beside this file: a picture is a list of paths on a field of 100 by 100. */
import fortune from './pictures/fortune.svg?raw'
import fruit from './pictures/fruit.svg?raw'
import gem from './pictures/gem.svg?raw'
import letters from './pictures/letters.svg?raw'
import norse from './pictures/norse.svg?raw'
import runes from './pictures/runes.svg?raw'
import sea from './pictures/sea.svg?raw'
import shore from './pictures/shore.svg?raw'
import signs from './pictures/signs.svg?raw'
import temple from './pictures/temple.svg?raw'

/** Every picture by its id in the drawings. */
export const pictureNames = [
  ...['peacock', 'bell', 'lotus', 'lamp', 'marigold'],
  ...['mango', 'watermelon', 'cherries', 'grapes', 'berry'],
  ...['pearl', 'fish', 'starfish', 'anchor', 'moon'],
  ...['diamond', 'ruby', 'emerald', 'sapphire'],
  ...['longship', 'shield', 'helm', 'horn'],
  ...['seven', 'bar', 'coin', 'crown', 'star', 'drum', 'mask'],
  ...['ace', 'king', 'queen', 'jack', 'ten'],
  ...['fehu', 'uruz', 'thurisaz', 'ansuz', 'raidho'],
  ...['topaz', 'amethyst', 'garnet', 'opal', 'jade'],
  ...['scallop', 'coral', 'conch', 'wave', 'drop'],
  ...['wild', 'scatter', 'multiplier'],
] as const

export type PictureName = (typeof pictureNames)[number]

/** A colour ('#2b0a16'), or the name of a shade (paint.ts) that runs from `top` to `foot` of the field. */
type Ink = { colour: string } | { shade: string; top: number; foot: number }

/** One path of a picture, painted in the order of the list. */
export interface Stroke {
  d: string
  fill: Ink | null
  line: Ink | null
  width: number
  cap: CanvasLineCap
  join: CanvasLineJoin
  /** a b c d e f of a matrix; null = as it lies. */
  matrix: readonly number[] | null
}

/** Lines run from top to foot of the whole field, whatever their own extent. */
const lineTop = 12
const lineFoot = 90

let read: ReadonlyMap<string, readonly Stroke[]> | null = null

/** The paths of a picture. Throws when the drawings have none of this name. */
export function pictureOf(name: PictureName): readonly Stroke[] {
  read ??= new Map([fortune, fruit, gem, letters, norse, runes, sea, shore, signs, temple].flatMap(symbolsOf))
  const strokes = read.get(name)
  if (strokes === undefined) throw new RangeError(`No picture is called ${name}`)
  return strokes
}

/** By expressions, since the policy of the frame forbids to parse markup; a drawing is symbols that hold nothing but paths. */
function symbolsOf(drawing: string): [string, Stroke[]][] {
  return [...drawing.matchAll(/<symbol id="(\w+)"[^>]*>(.*?)<\/symbol>/gs)].map(([, id = '', paths = '']) => [
    id,
    [...paths.matchAll(/<path ([^>]*)\/>/g)].map(([, attributes = '']) => strokeOf(attributes)),
  ])
}

function strokeOf(attributes: string): Stroke {
  const given = new Map(
    [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )
  const text = (name: string) => given.get(name) ?? ''
  const number = (name: string, fallback: number) => Number(given.get(name) ?? fallback)
  const numbers = text('transform').match(/-?[\d.]+/g)
  return {
    d: text('d'),
    fill: inkOf(text('fill'), number('data-top', 0), number('data-foot', 100)),
    line: inkOf(text('stroke'), lineTop, lineFoot),
    width: number('stroke-width', 1),
    cap: text('stroke-linecap') === 'round' ? 'round' : 'butt',
    join: text('stroke-linejoin') === 'round' ? 'round' : 'miter',
    matrix: numbers === null ? null : numbers.map(Number),
  }
}

function inkOf(text: string, top: number, foot: number): Ink | null {
  if (text === '' || text === 'none') return null
  const shade = /^url\(#([\w-]+)\)$/.exec(text)?.[1]
  return shade === undefined ? { colour: text } : { shade, top, foot }
}

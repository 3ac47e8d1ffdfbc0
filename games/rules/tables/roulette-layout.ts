/** The felt of a roulette table with one zero: twelve rows of three numbers. */

/** Numbers of the wheel: 0 to 36. */
export const pockets: readonly number[] = Array.from({ length: 37 }, (_, number) => number)

const numbers = pockets.slice(1)
/** The first number of each row: 1, 4, 7 ... 34. */
const rows = numbers.filter((number) => number % 3 === 1)
const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export type Colour = 'green' | 'red' | 'black'

export function colourOf(number: number): Colour {
  if (number === 0) return 'green'
  return reds.has(number) ? 'red' : 'black'
}

/** A place for chips. Inside: on numbers; outside: on twelve or eighteen of them by what they have in common. */
export interface Place {
  on: string
  kind: string
  numbers: readonly number[]
}

/** A place named by its numbers: 'split-17-20'. */
function named(name: string, kind: string, covered: readonly number[]): Place {
  return { on: [name, ...covered].join('-'), kind, numbers: covered }
}

/**
 * 'straight-17'; 'split-17-18', 'split-17-20', 'split-0-3'; 'street-16-17-18', 'street-0-1-2', 'street-0-2-3';
 * 'corner-16-17-19-20', 'corner-0-1-2-3'; 'line-16-17-18-19-20-21'.
 */
export const insidePlaces: readonly Place[] = [
  ...pockets.map((number) => named('straight', 'Straight up', [number])),
  ...[1, 2, 3].map((number) => named('split', 'Split', [0, number])),
  ...numbers.filter((number) => number % 3 !== 0).map((number) => named('split', 'Split', [number, number + 1])),
  ...numbers.filter((number) => number <= 33).map((number) => named('split', 'Split', [number, number + 3])),
  ...[1, 2].map((number) => named('street', 'Street', [0, number, number + 1])),
  ...rows.map((first) => named('street', 'Street', [first, first + 1, first + 2])),
  named('corner', 'Corner', [0, 1, 2, 3]),
  ...numbers
    .filter((number) => number % 3 !== 0 && number <= 32)
    .map((number) => named('corner', 'Corner', [number, number + 1, number + 3, number + 4])),
  ...rows
    .filter((first) => first < 34)
    .map((first) =>
      named(
        'line',
        'Line of six',
        [0, 1, 2, 3, 4, 5].map((step) => first + step),
      ),
    ),
]

/** 'column-1' holds 1, 4, 7 ...; 'dozen-1' 1 to 12; 'low' 1 to 18; then 'high', 'odd', 'even', 'red', 'black'. */
export const outsidePlaces: readonly Place[] = [
  ...[1, 2, 3].map((column) => outside(`column-${column}`, (number) => number % 3 === column % 3)),
  ...[1, 2, 3].map((dozen) => outside(`dozen-${dozen}`, (number) => Math.ceil(number / 12) === dozen)),
  outside('low', (number) => number <= 18),
  outside('high', (number) => number > 18),
  outside('odd', (number) => number % 2 === 1),
  outside('even', (number) => number % 2 === 0),
  outside('red', (number) => colourOf(number) === 'red'),
  outside('black', (number) => colourOf(number) === 'black'),
]

function outside(on: string, covers: (number: number) => boolean): Place {
  const covered = numbers.filter(covers)
  return { on, kind: covered.length === 12 ? 'Column or dozen' : 'Even chance', numbers: covered }
}

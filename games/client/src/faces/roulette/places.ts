import { insidePlaces, type Place } from '@chaupar/games/rules/tables/roulette-layout'
import type { CSSProperties } from 'react'

/** Rows and columns of a grid, from 1, the ends included. */
interface Box {
  top: number
  left: number
  bottom: number
  right: number
}

/** Where a chip lies in its box: in the middle, or on the middle of an edge or a corner. */
type Side = 'start' | 'center' | 'end'

interface Spot {
  box: Box
  x: Side
  y: Side
}

/** On phones the numbers stand in three columns of twelve rows, each column over its own "2 to 1"; at the left what is outside of them. */
function narrowCell(number: number): Box {
  if (number === 0) return { top: 1, left: 3, bottom: 1, right: 5 }
  const row = 2 + Math.floor((number - 1) / 3)
  const left = 3 + ((number - 1) % 3)
  return { top: row, left, bottom: row, right: left }
}

/** Elsewhere they stand in three rows of twelve. */
function wideCell(number: number): Box {
  if (number === 0) return { top: 1, left: 1, bottom: 3, right: 1 }
  const row = 3 - ((number - 1) % 3)
  const column = 2 + Math.floor((number - 1) / 3)
  return { top: row, left: column, bottom: row, right: column }
}

function around(boxes: readonly Box[]): Box {
  return {
    top: Math.min(...boxes.map(({ top }) => top)),
    left: Math.min(...boxes.map(({ left }) => left)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    right: Math.max(...boxes.map(({ right }) => right)),
  }
}

function isLong({ on }: Place): boolean {
  return on.startsWith('street') || on.startsWith('line')
}

function narrowSpot(place: Place): Spot {
  const above = place.numbers.filter((number) => number > 0)
  const isZero = above.length < place.numbers.length
  const box = around(above.map(narrowCell))
  if (isZero) return { box, x: above.length === 3 ? 'start' : 'center', y: 'start' }
  return { box, x: isLong(place) ? 'start' : 'center', y: 'center' }
}

function wideSpot(place: Place): Spot {
  const above = place.numbers.filter((number) => number > 0)
  const isZero = above.length < place.numbers.length
  const box = around(above.map(wideCell))
  if (isZero) return { box, x: 'start', y: above.length === 3 ? 'end' : 'center' }
  return { box, x: 'center', y: isLong(place) ? 'end' : 'center' }
}

function areaOf({ top, left, bottom, right }: Box): string {
  return `${top} / ${left} / ${bottom + 1} / ${right + 1}`
}

/** Puts the middle of a chip on its side of the box. */
function moveOf({ x, y }: Spot): string {
  const half = { start: '-50%', center: '0', end: '50%' }
  return `${half[x]} ${half[y]}`
}

/** The place of a number's cell in both layouts. */
export function cellVars(number: number): CSSProperties {
  return { '--narrow': areaOf(narrowCell(number)), '--wide': areaOf(wideCell(number)) }
}

/** The place of a chip on several numbers in both layouts: on the edge or the corner that they share. */
export function edgeVars(place: Place): CSSProperties {
  const [narrow, wide] = [narrowSpot(place), wideSpot(place)]
  return {
    '--narrow': areaOf(narrow.box),
    '--narrow-side': `${narrow.y} ${narrow.x}`,
    '--narrow-move': moveOf(narrow),
    '--wide': areaOf(wide.box),
    '--wide-side': `${wide.y} ${wide.x}`,
    '--wide-move': moveOf(wide),
  }
}

/** Places on more than one number. */
export const edgePlaces: readonly Place[] = insidePlaces.filter(({ numbers }) => numbers.length > 1)

/** Areas of the outside cells in both layouts: [narrow, wide]. */
const outsideAreas: Readonly<Record<string, readonly [string, string]>> = {
  'column-1': ['14 / 3', '3 / 14'],
  'column-2': ['14 / 4', '2 / 14'],
  'column-3': ['14 / 5', '1 / 14'],
  'dozen-1': ['2 / 2 / 6 / 3', '4 / 2 / 5 / 6'],
  'dozen-2': ['6 / 2 / 10 / 3', '4 / 6 / 5 / 10'],
  'dozen-3': ['10 / 2 / 14 / 3', '4 / 10 / 5 / 14'],
  low: ['2 / 1 / 4 / 2', '5 / 2 / 6 / 4'],
  even: ['4 / 1 / 6 / 2', '5 / 4 / 6 / 6'],
  red: ['6 / 1 / 8 / 2', '5 / 6 / 6 / 8'],
  black: ['8 / 1 / 10 / 2', '5 / 8 / 6 / 10'],
  odd: ['10 / 1 / 12 / 2', '5 / 10 / 6 / 12'],
  high: ['12 / 1 / 14 / 2', '5 / 12 / 6 / 14'],
}

export const outsideNames: readonly string[] = Object.keys(outsideAreas)

export function outsideVars(on: string): CSSProperties {
  const [narrow, wide] = outsideAreas[on] ?? ['2 / 1', '5 / 2']
  return { '--narrow': narrow, '--wide': wide }
}

/** With two balls, zero makes room for the bet on any double. */
export const zeroBesideDouble: CSSProperties = { '--narrow': '1 / 3 / 2 / 6', '--wide': '1 / 1 / 4 / 2' }
export const anyDouble: CSSProperties = { '--narrow': '1 / 1 / 2 / 3', '--wide': '4 / 1 / 6 / 2' }

import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { games } from '../catalogue/games.ts'
import { sportsEntries } from '../catalogue/home-groups.ts'
import { drawn, plannedCovers } from '../covers/catalogue-covers.ts'
import { hash, stream } from '../covers/chance.ts'
import { cover } from '../covers/cover.ts'
import { familyNames, familyOf, hintOf } from '../covers/family.ts'
import { paletteNames, palettes } from '../covers/inks.ts'
import { letters } from '../covers/lettering.ts'
import { balanced, sized } from '../covers/plate.ts'
import { recipe } from '../covers/recipe.ts'
import { subjectOf } from '../covers/subjects.ts'

const planned = plannedCovers()
const pictures = planned.map((one) => ({ ...one, svg: drawn(one) }))

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

describe('chance', () => {
  test('a key and a question always give the same answers, another question others', () => {
    expect(hash('spribe/aviator/Aviator/0')).toBe(hash('spribe/aviator/Aviator/0'))
    const draw = (key: string, question: string) => Array.from({ length: 5 }, stream(key, question).next)
    expect(draw('a', 'palette')).toEqual(draw('a', 'palette'))
    expect(draw('a', 'palette')).not.toEqual(draw('a', 'art'))
    expect(draw('a', 'palette')).not.toEqual(draw('b', 'palette'))
  })

  test('a cover that was seen once stays as it is, whatever was drawn in between', () => {
    const [first] = planned
    if (!first) throw new Error('no cover is planned')
    for (const other of planned.slice(1, 5)) drawn(other)
    expect(drawn(first)).toBe(pictures[0]?.svg)
  })
})

describe('the covers of the catalogue', () => {
  test('[3-12] [2.5-8] every entry has its cover under the name that the catalogue says', () => {
    const named = [...games, ...sportsEntries].map(({ cover: { src } }) => src)
    expect(planned.map(({ src }) => src).sort()).toEqual(named.sort())
  })

  test('all are different, well-formed, complete in themselves and small', () => {
    expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(pictures.length)
    const { DOMParser } = new JSDOM().window
    for (const { src, svg } of pictures) {
      const picture = new DOMParser().parseFromString(svg, 'image/svg+xml')
      expect(picture.querySelector('parsererror'), src).toBeNull()
      expect(picture.documentElement.getAttribute('viewBox')).toBe('0 0 240 300')
      // A picture loads no font, no script and nothing from elsewhere; NaN would draw nothing.
      expect(svg, src).not.toMatch(/<text|<script|href|NaN|undefined/)
      expect(svg.length, src).toBeLessThan(30_000)
    }
    const sizes = pictures.map(({ svg }) => svg.length).sort((a, b) => a - b)
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(12_000)
  })

  test('neighbours in a list do not share a palette', () => {
    for (const list of Map.groupBy(planned, ({ src }) => src.split('/')[1]).values()) {
      const same = list.filter(({ palette }, i) => palette === list[i - 1]?.palette)
      expect(same.map(({ src }) => src)).toEqual([])
    }
  })

  test('a cover has the colours of the stage of its game, where no neighbour has them', () => {
    const paletteOfCover = (name: string) => planned.find(({ entry }) => entry.name === name)?.palette
    expect([paletteOfCover('Aviator'), paletteOfCover('Mines'), paletteOfCover('Plinko')]).toEqual([
      'indigo',
      'peacock',
      'madder',
    ])
  })

  test('neighbours in a list do not stand in the same place', () => {
    for (const list of Map.groupBy(planned, ({ src }) => src.split('/')[1]).values()) {
      const places = list.map(({ entry }) => (recipe(entry).composition === 'scene' ? recipe(entry).hint : null))
      const same = list.filter(
        (_, i) => places[i] !== null && places.slice(Math.max(0, i - 4), i).includes(places[i] ?? null),
      )
      expect(same.map(({ src }) => src)).toEqual([])
    }
    const slots = planned.filter(({ entry }) => entry.family === 'reels')
    expect(slots.filter(({ entry }) => recipe(entry).composition === 'scene').length).toBeGreaterThan(slots.length / 3)
  })

  test('what has a family of its own by name gets it, slots get reels, the rest cards', () => {
    expect(familyOf('Aviator', 'crash')).toBe('crash')
    expect(familyOf('Moon Rocket', 'crash')).toBe('crash')
    expect(familyOf('Harbour Moon', 'slots')).toBe('reels')
    expect(familyOf('Nova Dragon Tiger', 'livecasino')).toBe('dragontiger')
    expect(familyOf('Queen Race', 'other')).toBe('cards')
    const used = new Set(planned.map(({ entry }) => entry.family))
    expect([...used].sort()).toEqual([...familyNames].sort())
  })

  test('a slot whose name asks for no motif takes that of its theme', () => {
    expect(hintOf('Rain Dance monsoon')).toBe('temple')
    expect(hintOf('Rain Dance')).toBeNull()
    const unnamed = planned.filter(({ entry }) => entry.family === 'reels' && hintOf(entry.name) === null)
    const hints = unnamed.map(({ entry }) => [entry.name, recipe(entry).hint] as const)
    expect(hints.length).toBeGreaterThan(20)
    expect(hints.filter(([, hint]) => hint === null)).toEqual([])
  })

  test('a slot shows what its name promises, and else a symbol of its theme', () => {
    const svgOf = (name: string) => pictures.find(({ entry }) => entry.name === name)?.svg
    const eyesOfTheMask = 'M-9-3C-7-6-4-5-2-3'
    expect(svgOf('Golden Mask')).toContain(eyesOfTheMask)
    expect(svgOf('Blue Bells')).not.toContain(eyesOfTheMask)
    expect(subjectOf('Vikings Slots')).toBe(subjectOf('Longship Raid'))
    expect(subjectOf('Crown of the Vikings')).not.toBe(subjectOf('Vikings Slots'))
    expect(subjectOf('Lamp Lit 777')).toBe(subjectOf('Starlit Sevens'))
    expect(subjectOf('Rain Dance')).toBeNull()
  })

  test('fifteen seeds of every family give as many pictures', () => {
    const all = familyNames.flatMap((family) =>
      Array.from({ length: 15 }, (_, seed) => cover({ family, provider: 'ezugi', name: 'Trial', seed })),
    )
    expect(new Set(all).size).toBe(familyNames.length * 15)
  })
})

describe('names and inks', () => {
  test('the name stands out 7:1 on every ground', () => {
    for (const name of paletteNames)
      expect(contrast(palettes[name].ground, palettes[name].line), name).toBeGreaterThan(7)
  })

  test('long names break where both lines balance, and word pairs stay whole', () => {
    expect(balanced('Aviator')).toEqual(['Aviator'])
    expect(balanced('Hindi Andar Bahar')).toEqual(['Hindi', 'Andar Bahar'])
    expect(balanced('No Commission Baccarat')).toEqual(['No Commission', 'Baccarat'])
    expect(balanced('Teen Patti Salon')).toEqual(['Teen Patti', 'Salon'])
  })

  test('every name of the catalogue fits its plate without going below 14 units', () => {
    for (const { entry } of planned) {
      const lines = balanced(entry.name)
      const { size, stretch } = sized(lines, { width: 180 })
      expect(size).toBeGreaterThanOrEqual(14)
      for (const line of lines) expect(letters(line, size, stretch).width, entry.name).toBeLessThanOrEqual(180)
    }
  })
})

// @vitest-environment node
import { slugOf } from '@chaupar/games/catalogue/game'
import { games } from '@chaupar/games/catalogue/games'
import { drawn, plannedCovers } from '@chaupar/games/covers/catalogue-covers'
import { rulesNameOf } from '@chaupar/games/rules/rule-names'
import { expect, test } from 'vitest'
import { drawBackdrops } from '../../../backdrop-files.ts'
import { pictureNames, pictureOf } from './pictures.ts'
import { pictureFor, themeOf } from './themes.ts'

const symbols = ['H1', 'H2', 'H3', 'H4', 'L1', 'L2', 'L3', 'L4', 'L5', 'W', 'S', 'M']

const slots = games.filter((game) => /^(lines|ways|tumbles|classic)\//.test(rulesNameOf(game) ?? ''))
const words = [...new Set(slots.map(({ theme = '' }) => theme))]

test('every slot of the catalogue has a theme that is drawn', () => {
  expect(words.length).toBeGreaterThan(50)
  expect(words.filter((word) => themeOf(word) === themeOf(''))).toEqual([])
})

test('no theme shows two symbols alike, and no two themes show the same symbols', () => {
  for (const word of words) {
    const pictures = symbols.map((symbol) => pictureFor(themeOf(word), symbol))
    expect(new Set(pictures).size, word).toBe(symbols.length)
  }
  const highs = words.map((word) => themeOf(word).high.toSorted().join(' '))
  expect(highs.filter((set, at) => highs.indexOf(set) !== at)).toEqual([])
})

test('no two themes have the same frame', () => {
  const frames = words.map((word) => `${themeOf(word).metal} ${themeOf(word).ornament}`)
  expect(frames.filter((frame, at) => frames.indexOf(frame) !== at)).toEqual([])
})

test('themes of the north, of jewels and of the sea show no letters', () => {
  const lows = ['norse', 'hoard', 'gem', 'tsar', 'caravan', 'pearl', 'harbour'].map((word) => themeOf(word).low[0])
  expect(new Set(lows)).toEqual(new Set(['fehu', 'topaz', 'scallop']))
})

test('the backdrop of a slot is cloth and motif of its own cover, without name and sign', async () => {
  const { files } = await drawBackdrops()
  expect(files.size).toBe(slots.length)
  expect(new Set(files.values()).size).toBe(slots.length)
  const covers = new Map(plannedCovers().map((cover) => [cover.src, cover]))
  const pathsOf = (svg: string) => new Set([...svg.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d))
  for (const game of slots) {
    const planned = covers.get(game.cover.src)
    const backdrop = pathsOf(files.get(`${slugOf(game).replaceAll('/', '.')}.svg`) ?? '')
    const cover = pathsOf(planned === undefined ? '' : drawn(planned))
    expect(backdrop.size, game.href).toBeGreaterThan(2)
    expect(cover.size, game.href).toBeGreaterThan(backdrop.size)
    expect(
      [...backdrop].filter((path) => !cover.has(path)),
      game.href,
    ).toEqual([])
  }
})

test('every picture is drawn, each of its paths with an ink', () => {
  for (const name of pictureNames) {
    const strokes = pictureOf(name)
    expect(strokes.length, name).toBeGreaterThan(1)
    for (const { d, fill, line } of strokes) {
      expect(d, name).toMatch(/^M/)
      expect(fill ?? line, name).not.toBeNull()
    }
  }
})

import { games } from '@chaupar/contracts/catalogue/games'
import { rulesNameOf } from '@chaupar/contracts/games/rule-names'
import { expect, test } from 'vitest'
import { pictureNames, pictureOf } from './pictures.ts'
import { pictureFor, themeOf } from './themes.ts'

const symbols = ['H1', 'H2', 'H3', 'H4', 'L1', 'L2', 'L3', 'L4', 'L5', 'W', 'S', 'M']

const slots = games.filter((game) => /^(lines|ways|tumbles|classic)\//.test(rulesNameOf(game) ?? ''))

test('every slot of the catalogue has a theme by its name', () => {
  expect(slots.length).toBeGreaterThan(30)
  for (const { name, alt } of slots) expect(themeOf(name ?? alt), name ?? alt).not.toBe(themeOf(''))
})

test('no theme shows two symbols alike', () => {
  for (const { name, alt } of slots) {
    const pictures = symbols.map((symbol) => pictureFor(themeOf(name ?? alt), symbol))
    expect(new Set(pictures).size, name ?? alt).toBe(symbols.length)
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

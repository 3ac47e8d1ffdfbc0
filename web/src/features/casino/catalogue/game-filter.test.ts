import type { Game } from '@chaupar/games/catalogue/game'
import { games } from '@chaupar/games/catalogue/games'
import { expect, test } from 'vitest'
import { anyAttributes } from '../listing/game-attributes.ts'
import { chooseGames } from '../listing/listing-rules.ts'
import { countBy, type GameFilter, matchesFilter, ordered, shownProvider } from './game-filter.ts'

const everything: GameFilter = { text: '', providers: [], categories: [] }

function found(filter: Partial<GameFilter>, among: readonly Game[] = games): string[] {
  return among.filter((game) => matchesFilter(game, { ...everything, ...filter })).map(({ alt }) => alt)
}

/** 2,000 games: the catalogue again and again under other names. */
const many: readonly Game[] = Array.from({ length: 2000 }, (_, i) => {
  const game = games[i % games.length]
  if (!game) throw new Error('the catalogue is empty')
  return { ...game, href: `${game.href}-${i}`, name: `${game.alt} ${i}` }
})

test('[5-17] a game matches when its name contains the typed text, whatever the case', () => {
  expect(found({ text: 'AVIA' })).toEqual(['Aviator'])
  expect(found({ text: 'teen patti' }).length).toBeGreaterThan(5)
  expect(found({ text: ' teen   patti ' })).toEqual(found({ text: 'teen patti' }))
  expect(found({ text: '  ' })).toHaveLength(games.length)
  expect(found({ text: 'no such game' })).toEqual([])
  expect(found({})).toHaveLength(games.length)
})

test('[5-17] only the name is searched; an entry without one is searched by its alt', () => {
  expect(found({ text: 'spribe' })).toEqual([])
  const nameless: Game[] = games.slice(0, 1).map(({ name: _, ...rest }) => ({ ...rest, alt: 'Lantern Night' }))
  expect(found({ text: 'lantern' }, nameless)).toEqual(['Lantern Night'])
})

test('[5-17] the provider is among the selected ones, or none is selected', () => {
  const chosen = games.filter((game) => matchesFilter(game, { ...everything, providers: ['vivo', 'slots'] }))
  expect(new Set(chosen.map(({ provider }) => provider))).toEqual(new Set(['vivo', 'slots']))
  expect(found({ providers: ['slots'] })).toHaveLength(24)
})

test('[5-17] the category is among the selected ones, or none is selected; all three rules hold at once', () => {
  const chosen = games.filter((game) => matchesFilter(game, { ...everything, categories: ['roulette', 'crash'] }))
  expect(new Set(chosen.map(({ category }) => category))).toEqual(new Set(['roulette', 'crash']))
  expect(found({ text: 'rou', providers: ['ezugi'], categories: ['roulette'] })).toEqual([
    'Roulette',
    'Namaste Roulette',
  ])
  expect(found({ text: 'rou', providers: ['ezugi'], categories: ['crash'] })).toEqual([])
})

test('[5-17] 2,000 games are searched well within a frame', () => {
  const filter = { text: '99', providers: [], categories: [] }
  const started = performance.now()
  let matches = 0
  for (let round = 0; round < 10; round += 1) matches = many.filter((game) => matchesFilter(game, filter)).length
  expect(matches).toBe(many.filter(({ name = '' }) => name.includes('99')).length)
  expect((performance.now() - started) / 10).toBeLessThan(16)
})

test('[3-11] popular or new games first and the rest as the catalogue has them; or all by name', () => {
  const order = ordered(games, 'new')
  const news = games.filter(({ gameType }) => gameType.includes('new'))
  expect(order.slice(0, news.length)).toEqual(news)
  expect(order).toHaveLength(games.length)
  expect(
    ordered(games, 'name')
      .map(({ alt }) => alt)
      .slice(0, 3),
  ).toEqual(['32 Cards', '32 Cards Casino', '32 Cards Durbar'])
})

test('the slots of the Ezugi lobby stand on its page and count as its games', () => {
  const counts = countBy(games, shownProvider)
  expect(counts.get('ezugi')).toBe(games.filter(({ provider }) => ['ezugi', 'slots'].includes(provider)).length)
  expect(counts.has('slots')).toBe(false)
})

test('[2.3-2] what a listing shows follows the address; words that mean nothing count as none', () => {
  const asked = { ...anyAttributes, category: 'roulette', provider: 'ezugi,unknown', sort: 'sideways' }
  const choice = chooseGames(games, asked, 'popular')
  expect(choice).toMatchObject({ category: 'roulette', providers: ['ezugi'], order: 'popular' })
  expect(choice.shown?.map(({ alt }) => alt)).toEqual(['Roulette', 'Namaste Roulette'])
  expect(choice.tabs.find(({ id }) => id === 'roulette')?.count).toBe(2)
  expect(choice.tabs.find(({ id }) => id === 'all')?.count).toBe(36)
  expect(choice.counts.get('evolution')).toBe(
    games.filter(({ provider, category }) => provider === 'evolution' && category === 'roulette').length,
  )
  expect(choice.counts.get('qtech')).toBe(0)
  const nothing = chooseGames(games, { ...anyAttributes, category: 'chess', provider: '', sort: '' }, 'name')
  expect(nothing).toMatchObject({ category: 'all', providers: [], order: 'name' })
  expect(nothing.shown).toHaveLength(games.length)
  expect(chooseGames(undefined, asked, 'popular').shown).toBeUndefined()
})

test('games are narrowed by kind, volatility and return together, each choice counted beside the others', () => {
  const asked = { ...anyAttributes, category: '', provider: '', sort: '', family: 'lines', volatility: 'high' }
  const choice = chooseGames(games, asked, 'name')
  const rules = games.filter((game) => game.rules === 'lines/high')
  expect(new Set(choice.shown)).toEqual(new Set(rules))
  const { family, volatility, back } = choice.attributeOptions
  expect(volatility.find(({ value }) => value === 'low')?.count).toBe(
    games.filter((game) => game.rules === 'lines/low').length,
  )
  expect(family.find(({ value }) => value === 'roulette')?.count).toBe(0)
  expect(back.find(({ value }) => value === '99')?.count).toBe(0)
  expect(choice.tabs.find(({ id }) => id === 'all')?.count).toBe(rules.length)
  expect(chooseGames(games, { ...asked, volatility: 'extreme' }, 'name').attributes.volatility).toBe('')
  const generous = chooseGames(games, { ...asked, family: '', volatility: '', back: '99' }, 'name').shown ?? []
  expect(generous.length).toBeGreaterThan(5)
  expect(generous.every(({ returnHundredths = 0 }) => returnHundredths >= 9_900)).toBe(true)
})

test('a catalogue that says none of it offers none of it', () => {
  const bare = games.map(({ family: _, volatility: __, returnHundredths: ___, ...game }): Game => game)
  const { attributeOptions } = chooseGames(bare, { ...anyAttributes, category: '', provider: '', sort: '' }, 'name')
  expect(attributeOptions).toEqual({ family: [], volatility: [], back: [] })
})

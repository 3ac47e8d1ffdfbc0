import { expect, test } from 'vitest'
import { slugOf } from '../catalogue/game.ts'
import { games } from '../catalogue/games.ts'
import { rulesOf } from '../rules/catalogue-rules.ts'
import { fairDraw } from '../rules/fairness.ts'
import { isLiveTable, isShared } from '../rules/live-tables.ts'

const live = games.filter(isLiveTable).map((game) => ({ slug: slugOf(game), rules: rulesOf(game) }))
const isAt = (slug: string) => live.some((one) => one.slug === slug)

test('tables with a dealer are live; those dealt by software, games with decisions and slots are a player’s own', () => {
  const tables = ['ezg-Roulette', 'ezg-AndarBahar', 'awc-baccaratclassic', 'aura-dragontiger', 'sn-teenpatti']
  expect([...tables, 'ezg-lucky7', 'aura-32cards', 'xpg/sicbo'].filter((slug) => !isAt(slug))).toEqual([])
  expect(
    ['onetouch/roulette', 'km-teenpatti', 'ezg-Blackjack', 'spribe/aviator', 'ezgne-twinspin'].filter(isAt),
  ).toEqual([])
  expect(games.filter(isShared).map(slugOf)).toEqual(expect.arrayContaining(['spribe/aviator', 'ezg-Roulette']))
})

test.each(live)('$slug deals the same to all, whatever they have bet', ({ rules }) => {
  const draw = () => fairDraw({ serverSeed: 'ab'.repeat(32), clientSeed: 'all', nonce: 3 })
  const dealt = rules?.deal?.(draw())
  expect(dealt?.length).toBeGreaterThan(0)
  for (const { amountPaise, mode, meta } of rules?.sampleBets() ?? []) {
    const { events, payoutPaise } = rules?.order(amountPaise, mode, meta).play([], draw()) ?? {}
    expect(events?.slice(0, -1)).toEqual(dealt)
    expect(payoutPaise).not.toBeNull()
  }
})

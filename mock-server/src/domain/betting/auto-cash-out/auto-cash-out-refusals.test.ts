import { expect, test } from 'vitest'
import { autoCashOutTable, noLines } from '../../../../test/support/auto-cash-out-table.ts'
import { changeMarket, openMarket, pass, startMs, threeRunners } from '../../../../test/support/worlds.ts'
import { languages } from '../../../wire/languages/language.ts'
import { translated } from '../../../wire/languages/translation.ts'
import { playerByUsername } from '../../accounts/player-records.ts'
import { type ErrorRule, errorCatalogue } from '../../base/errors.ts'
import { cashOutBet } from '../cash-out/cash-out-bet.ts'
import { setAutoCashOut } from './set-auto-cash-out.ts'

/** Each refusal, and how a player comes to it. */
const refusals: [ErrorRule, number, (at: ReturnType<typeof autoCashOutTable>) => unknown][] = [
  ['bet_not_found', 404, ({ set }) => set({ targetId: 'none', gainPaise: 1 })],
  ['market_not_found', 404, ({ set }) => set({ target: 'market', targetId: 'none', gainPaise: 1 })],
  ['auto_cash_out_no_line', 400, ({ set }) => set({})],
  ['auto_cash_out_late', 422, ({ set }) => set({ gainPaise: 200_00, untilMs: startMs })],
  ['auto_cash_out_late', 422, ({ set }) => set({ gainPaise: 200_00, untilMs: Date.parse('2026-12-31T23:59:60Z') })],
  [
    'auto_cash_out_no_position',
    422,
    ({ world, set }) => {
      const targetId = openMarket(world, { key: 'other', runners: threeRunners })
      return set({ target: 'market', targetId, gainPaise: 1 })
    },
  ],
  [
    'auto_cash_out_no_position',
    422,
    ({ world, playerId, betId, set }) => {
      cashOutBet(world, playerId, { betId, amountPaise: 0 })
      return set({ gainPaise: 1 })
    },
  ],
  [
    'auto_cash_out_share_small',
    422,
    ({ world, playerId, betId, set }) => {
      cashOutBet(world, playerId, { betId, amountPaise: 0, share: 99 })
      return set({ gainPaise: 1, share: 9 })
    },
  ],
  [
    'auto_cash_out_exists',
    422,
    ({ marketId, set }) => {
      set({ target: 'market', targetId: marketId, gainPaise: 900_00 })
      return set({ gainPaise: 200_00 })
    },
  ],
  [
    'auto_cash_out_exists',
    422,
    ({ marketId, set }) => {
      set({ gainPaise: 900_00 })
      return set({ target: 'market', targetId: marketId, gainPaise: 200_00 })
    },
  ],
  ['auto_cash_out_passed', 422, ({ set }) => set({ gainPaise: 0 })],
  [
    'auto_cash_out_passed',
    422,
    ({ move, set }) => {
      move(4)
      return set({ lossPaise: 237_50 })
    },
  ],
  [
    'market_closed',
    422,
    ({ world, marketId, set }) => {
      changeMarket(world, marketId, { status: 'closed' })
      return set({ gainPaise: 200_00 })
    },
  ],
]

test.each(refusals)('%s refuses a rule with %i, and the words stand in both languages', (rule, status, act) => {
  const at = autoCashOutTable()
  const { code, message } = errorCatalogue[rule]
  expect(() => act(at)).toThrow(expect.objectContaining({ rule, code, status, message }))
  expect(languages.map((language) => translated(language, message))).toEqual([
    message,
    expect.stringMatching(/[\u0900-\u097f]/),
  ])
})

test('a bet that waits for its market takes no rule, and an unknown id of another player neither', () => {
  const { world, set } = autoCashOutTable(3000)
  expect(() => set({ gainPaise: 1 })).toThrow(expect.objectContaining({ code: 'auto_cash_out_no_position' }))
  pass(world, 3000)
  const otherId = playerByUsername(world, 'demo1')?.id ?? 0
  const terms = { ...noLines, target: 'bet', targetId: 'B1000001', gainPaise: 500_00 } as const
  expect(() => setAutoCashOut(world, otherId, terms)).toThrow(expect.objectContaining({ code: 'bet_not_found' }))
  expect(set({ gainPaise: 500_00 })).toMatchObject({ state: 'armed' })
})

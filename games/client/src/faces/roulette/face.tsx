import type { RouletteEvent } from '@chaupar/games/rules/tables/roulette'
import { saidWins, shortTimes } from '../../drawing/table-result.ts'
import type { Face } from '../face.ts'
import { RouletteStage } from './roulette-stage.tsx'
import { rouletteRulesTexts } from './rules-texts.ts'
import { ballsOf, colourOf, luckyOf, restMs, rollMs } from './spin.ts'
import { calledName, rouletteTexts, spotName } from './texts.ts'

const lasting = { lucky: 1_800, ball: rollMs + restMs, result: 0 }

/** Roulette with one zero: one ball or two, with or without lucky numbers. */
export const face: Face<RouletteEvent> = {
  mood: 'felt',
  bets: 'spots',
  firstBet: () => ({ mode: 'base', meta: {} }),
  Stage: RouletteStage,
  go: ({ language, chips }) => ({
    word: rouletteTexts[language].spin,
    note: rouletteTexts[language].bets(chips.on.size),
  }),
  lasts: ({ type }) => lasting[type],
  say(round, _variant, language) {
    const t = rouletteTexts[language]
    const last = round.events.at(-1)
    if (last === undefined) return ''
    if (last.type === 'lucky') {
      const lucky = luckyOf(round).map(([number, times]) => t.luckyPays(number, shortTimes(times)))
      return t.saidLucky(lucky.join(', '))
    }
    if (last.type === 'ball') return t.saidRolls
    const called = ballsOf(round).map((number) => calledName(number, language))
    return [t.saidBall(called.join('; ')), saidWins(round, (on) => spotName(on, language), language)].join(' ').trim()
  },
  chip(round) {
    const balls = ballsOf(round)
    return { text: balls.join(' · '), tone: colourOf(balls[0] ?? 0) }
  },
  async rules(variant) {
    const roulette = await import('@chaupar/games/rules/tables/roulette')
    const variants: Readonly<Record<string, Parameters<typeof roulette.rouletteRules>[0]>> = {
      'lucky-numbers': roulette.luckyNumberRoulette,
      'few-lucky': roulette.fewLuckyRoulette,
      'many-lucky': roulette.manyLuckyRoulette,
      'double-ball': roulette.doubleBallRoulette,
      french: roulette.frenchRoulette,
    }
    return roulette.rouletteRules(variants[variant] ?? roulette.europeanRoulette)
  },
  rulesTexts: rouletteRulesTexts,
}

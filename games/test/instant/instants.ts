import { diceRules } from '../../rules/dice.ts'
import { ballDrawRules, megaBall } from '../../rules/instant/ball-draw.ts'
import { crash, crashRules, fastCrash } from '../../rules/instant/crash.ts'
import { hiloDice, hiloDiceRules, jhandiMunda, jhandiMundaRules } from '../../rules/instant/dice-table.ts'
import { bridge, crowdedGoal, goal, goalRules, penaltyGoal, tower } from '../../rules/instant/goal.ts'
import { hilo, hiloLadder, hiloRules, hiloSprint } from '../../rules/instant/hilo.ts'
import { hotline, hotlineBlaze, hotlineRules, hotlineTurbo } from '../../rules/instant/hotline.ts'
import { keno40, keno80, kenoRules } from '../../rules/instant/keno.ts'
import { cardMatka, matkaRules, worliMatka } from '../../rules/instant/matka.ts'
import { mines3x3, mines4x4, mines5x5, mines6x6, mines8x8, minesRules } from '../../rules/instant/mines.ts'
import { miniRoulette, miniRouletteRules } from '../../rules/instant/mini-roulette.ts'
import { bonusWheel, moneyWheel, moneyWheelRules, smallMoneyWheel } from '../../rules/instant/money-wheel.ts'
import { plinko, plinkoRules, plinkoShort, plinkoTall } from '../../rules/instant/plinko.ts'
import { cardRace, queenRace, raceRules } from '../../rules/instant/race.ts'
import { riskWheel, riskWheelRules } from '../../rules/instant/risk-wheel.ts'
import type { GameRules } from '../../rules/rules.ts'

interface Instant {
  name: string
  rules: GameRules
  /** Between which every bet gives back, of a stake of 1. */
  least: number
  most: number
}

/** Games whose rounds are decided as soon as they are ordered; each sample bet has its line in the returns. */
export const decidedAtOnce: readonly Instant[] = [
  { name: 'plinko', rules: plinkoRules(plinko), least: 0.985, most: 0.99 },
  { name: 'keno of 40', rules: kenoRules(keno40), least: 0.97, most: 0.99 },
  { name: 'keno of 80', rules: kenoRules(keno80), least: 0.96, most: 0.97 },
  { name: 'risk wheel', rules: riskWheelRules(riskWheel), least: 0.98, most: 0.99 },
  { name: 'mega ball', rules: ballDrawRules(megaBall), least: 0.95, most: 0.97 },
  { name: 'mini roulette', rules: miniRouletteRules(miniRoulette), least: 0.965, most: 0.97 },
  { name: 'money wheel', rules: moneyWheelRules(moneyWheel), least: 0.955, most: 0.97 },
  { name: 'small money wheel', rules: moneyWheelRules(smallMoneyWheel), least: 0.955, most: 0.97 },
  { name: 'bonus wheel', rules: moneyWheelRules(bonusWheel), least: 0.955, most: 0.97 },
  { name: 'hotline', rules: hotlineRules(hotline), least: 0.965, most: 0.97 },
  { name: 'hotline turbo', rules: hotlineRules(hotlineTurbo), least: 0.965, most: 0.97 },
  { name: 'hotline blaze', rules: hotlineRules(hotlineBlaze), least: 0.965, most: 0.97 },
  { name: 'jhandi munda', rules: jhandiMundaRules(jhandiMunda), least: 0.965, most: 0.97 },
  { name: 'hi lo dice', rules: hiloDiceRules(hiloDice), least: 0.965, most: 0.97 },
  { name: 'card race', rules: raceRules(cardRace), least: 0.965, most: 0.97 },
  { name: 'queen race', rules: raceRules(queenRace), least: 0.965, most: 0.97 },
  { name: 'worli matka', rules: matkaRules(worliMatka), least: 0.945, most: 0.95 },
  { name: 'card matka', rules: matkaRules(cardMatka), least: 0.945, most: 0.95 },
]

/** All instant games. */
export const instants: readonly Instant[] = [
  ...decidedAtOnce,
  { name: 'short plinko', rules: plinkoRules(plinkoShort), least: 0.985, most: 0.99 },
  { name: 'tall plinko', rules: plinkoRules(plinkoTall), least: 0.985, most: 0.99 },
  { name: 'dice', rules: diceRules({ expected: 0.99 }), least: 0.98, most: 0.99 },
  { name: 'mines 5x5', rules: minesRules(mines5x5), least: 0.98, most: 0.99 },
  { name: 'mines 4x4', rules: minesRules(mines4x4), least: 0.98, most: 0.99 },
  { name: 'mines 3x3', rules: minesRules(mines3x3), least: 0.98, most: 0.99 },
  { name: 'mines 6x6', rules: minesRules(mines6x6), least: 0.98, most: 0.99 },
  { name: 'mines 8x8', rules: minesRules(mines8x8), least: 0.98, most: 0.99 },
  { name: 'goal', rules: goalRules(goal), least: 0.96, most: 0.97 },
  { name: 'penalty goal', rules: goalRules(penaltyGoal), least: 0.96, most: 0.97 },
  { name: 'tower', rules: goalRules(tower), least: 0.97, most: 0.98 },
  { name: 'bridge', rules: goalRules(bridge), least: 0.97, most: 0.98 },
  { name: 'crowded goal', rules: goalRules(crowdedGoal), least: 0.96, most: 0.97 },
  { name: 'hi lo', rules: hiloRules(hilo), least: 0.98, most: 0.99 },
  { name: 'hi lo ladder', rules: hiloRules(hiloLadder), least: 0.98, most: 0.99 },
  { name: 'hi lo sprint', rules: hiloRules(hiloSprint), least: 0.98, most: 0.99 },
  { name: 'crash', rules: crashRules(crash), least: 0.97, most: 0.97 },
  { name: 'fast crash', rules: crashRules(fastCrash), least: 0.97, most: 0.97 },
]

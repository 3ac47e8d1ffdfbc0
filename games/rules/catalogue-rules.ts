/** The rules behind every cover of the catalogue. */
import type { Game } from '../catalogue/game.ts'
import { diceRules } from './dice.ts'
import { ballDrawRules, megaBall } from './instant/ball-draw.ts'
import { crash, crashRules, fastCrash } from './instant/crash.ts'
import { jhandiMunda, jhandiMundaRules } from './instant/dice-table.ts'
import { bridge, crowdedGoal, goal, goalRules, penaltyGoal, tower } from './instant/goal.ts'
import { hilo, hiloLadder, hiloRules, hiloSprint } from './instant/hilo.ts'
import { hotline, hotlineBlaze, hotlineRules, hotlineTurbo } from './instant/hotline.ts'
import { keno40, keno80, kenoRules } from './instant/keno.ts'
import { cardMatka, matkaRules, worliMatka } from './instant/matka.ts'
import { mines3x3, mines4x4, mines5x5, mines6x6, mines8x8, minesRules } from './instant/mines.ts'
import { miniRoulette, miniRouletteRules } from './instant/mini-roulette.ts'
import { bonusWheel, moneyWheel, moneyWheelRules, smallMoneyWheel } from './instant/money-wheel.ts'
import { plinko, plinkoRules, plinkoShort, plinkoTall } from './instant/plinko.ts'
import { cardRace, queenRace, raceRules } from './instant/race.ts'
import { riskWheel, riskWheelRules } from './instant/risk-wheel.ts'
import { galleryPoker, oneDayPoker, twoHandsRules } from './poker/two-hands.ts'
import { classicVariants } from './reels/classic-variants.ts'
import { linesVariants } from './reels/lines-variants.ts'
import { spinRules } from './reels/spins.ts'
import { tumbleVariants } from './reels/tumble-variants.ts'
import { tumbleRules } from './reels/tumbles.ts'
import { waysVariants } from './reels/ways-variants.ts'
import { type RulesName, rulesNameOf } from './rule-names.ts'
import type { GameRules } from './rules.ts'
import { andarBahar, andarBaharRules, longAndarBahar } from './tables/andar-bahar.ts'
import { baccaratRules, commissionBaccarat, lowCommissionBaccarat, noCommissionBaccarat } from './tables/baccarat.ts'
import { blackjackRules, classicBlackjack, doubleDeckBlackjack } from './tables/blackjack.ts'
import { craps, crapsRules } from './tables/craps.ts'
import { cricketWar, dragonTiger, highCardRules, straightDragonTiger } from './tables/high-card.ts'
import { amarAkbarAnthony, luckySeven, oneCardRules } from './tables/one-card.ts'
import {
  doubleBallRoulette,
  europeanRoulette,
  fewLuckyRoulette,
  frenchRoulette,
  luckyNumberRoulette,
  manyLuckyRoulette,
  rouletteRules,
} from './tables/roulette.ts'
import { highTrailsTeenPatti, jokerTeenPatti, muflisTeenPatti, teenPatti, teenPattiRules } from './tables/teen-patti.ts'
import { thirtyTwoCards, thirtyTwoCardsRules } from './tables/thirty-two-cards.ts'
import { royalSicBo, sicBo, thaiHiLo, threeDiceRules } from './tables/three-dice.ts'
import { redBlueDice, redBlueDiceRules } from './tables/two-dice.ts'

const makers: Readonly<Record<RulesName, () => GameRules>> = {
  'crash/steady': () => crashRules(crash),
  'crash/fast': () => crashRules(fastCrash),
  'dice/hundred': () => diceRules({ expected: 0.99 }),
  'mines/five-by-five': () => minesRules(mines5x5),
  'mines/four-by-four': () => minesRules(mines4x4),
  'mines/three-by-three': () => minesRules(mines3x3),
  'mines/six-by-six': () => minesRules(mines6x6),
  'mines/eight-by-eight': () => minesRules(mines8x8),
  'plinko/eight-to-sixteen': () => plinkoRules(plinko),
  'plinko/short': () => plinkoRules(plinkoShort),
  'plinko/tall': () => plinkoRules(plinkoTall),
  'goal/field': () => goalRules(goal),
  'goal/penalty': () => goalRules(penaltyGoal),
  'goal/tower': () => goalRules(tower),
  'goal/bridge': () => goalRules(bridge),
  'goal/crowded': () => goalRules(crowdedGoal),
  'hilo/pack': () => hiloRules(hilo),
  'hilo/ladder': () => hiloRules(hiloLadder),
  'hilo/sprint': () => hiloRules(hiloSprint),
  'hotline/ordinary': () => hotlineRules(hotline),
  'hotline/turbo': () => hotlineRules(hotlineTurbo),
  'hotline/blaze': () => hotlineRules(hotlineBlaze),
  'keno/forty': () => kenoRules(keno40),
  'keno/eighty': () => kenoRules(keno80),
  'ball-draw/mega-ball': () => ballDrawRules(megaBall),
  'money-wheel/seven-spots': () => moneyWheelRules(moneyWheel),
  'money-wheel/six-spots': () => moneyWheelRules(smallMoneyWheel),
  'money-wheel/bonus': () => moneyWheelRules(bonusWheel),
  'risk-wheel/three-risks': () => riskWheelRules(riskWheel),
  'matka/worli': () => matkaRules(worliMatka),
  'matka/card': () => matkaRules(cardMatka),
  'race/card': () => raceRules(cardRace),
  'race/queen': () => raceRules(queenRace),
  'jhandi-munda/six-dice': () => jhandiMundaRules(jhandiMunda),
  'mini-roulette/thirteen-numbers': () => miniRouletteRules(miniRoulette),
  'roulette/european': () => rouletteRules(europeanRoulette),
  'roulette/french': () => rouletteRules(frenchRoulette),
  'roulette/lucky-numbers': () => rouletteRules(luckyNumberRoulette),
  'roulette/few-lucky': () => rouletteRules(fewLuckyRoulette),
  'roulette/many-lucky': () => rouletteRules(manyLuckyRoulette),
  'roulette/double-ball': () => rouletteRules(doubleBallRoulette),
  'andar-bahar/ordinary': () => andarBaharRules(andarBahar),
  'andar-bahar/long': () => andarBaharRules(longAndarBahar),
  'teen-patti/twenty-twenty': () => teenPattiRules(teenPatti),
  'teen-patti/high-trails': () => teenPattiRules(highTrailsTeenPatti),
  'teen-patti/muflis': () => teenPattiRules(muflisTeenPatti),
  'teen-patti/joker': () => teenPattiRules(jokerTeenPatti),
  'thirty-two-cards/ordinary': () => thirtyTwoCardsRules(thirtyTwoCards),
  'baccarat/commission': () => baccaratRules(commissionBaccarat),
  'baccarat/low-commission': () => baccaratRules(lowCommissionBaccarat),
  'baccarat/no-commission': () => baccaratRules(noCommissionBaccarat),
  'blackjack/eight-packs': () => blackjackRules(classicBlackjack),
  'blackjack/two-packs': () => blackjackRules(doubleDeckBlackjack),
  'three-dice/sic-bo': () => threeDiceRules(sicBo),
  'three-dice/royal': () => threeDiceRules(royalSicBo),
  'three-dice/thai-hi-lo': () => threeDiceRules(thaiHiLo),
  'two-dice/red-blue': () => redBlueDiceRules(redBlueDice),
  'high-card/dragon-tiger': () => highCardRules(dragonTiger),
  'high-card/straight': () => highCardRules(straightDragonTiger),
  'high-card/cricket-war': () => highCardRules(cricketWar),
  'one-card/lucky-seven': () => oneCardRules(luckySeven),
  'one-card/amar-akbar-anthony': () => oneCardRules(amarAkbarAnthony),
  'poker/one-day': () => twoHandsRules(oneDayPoker),
  'poker/gallery': () => twoHandsRules(galleryPoker),
  'craps/pass-line': () => crapsRules(craps),
  'lines/low': () => spinRules(linesVariants.low),
  'lines/medium': () => spinRules(linesVariants.medium),
  'lines/high': () => spinRules(linesVariants.high),
  'ways/low': () => spinRules(waysVariants.low),
  'ways/medium': () => spinRules(waysVariants.medium),
  'ways/high': () => spinRules(waysVariants.high),
  'tumbles/low': () => tumbleRules(tumbleVariants.low),
  'tumbles/medium': () => tumbleRules(tumbleVariants.medium),
  'tumbles/high': () => tumbleRules(tumbleVariants.high),
  'classic/low': () => spinRules(classicVariants.low),
  'classic/medium': () => spinRules(classicVariants.medium),
  'classic/high': () => spinRules(classicVariants.high),
}

const made = new Map<RulesName, GameRules>()

/** Rules by their name; made once. */
export function rulesNamed(name: RulesName): GameRules {
  const rules = made.get(name) ?? makers[name]()
  made.set(name, rules)
  return rules
}

/** The rules behind a cover; null when none are. */
export function rulesOf(game: Pick<Game, 'rules'>): GameRules | null {
  const name = rulesNameOf(game)
  return name === null ? null : rulesNamed(name)
}

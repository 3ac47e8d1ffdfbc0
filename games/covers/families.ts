import { andarbahar } from './families/andarbahar.ts'
import { baccarat } from './families/baccarat.ts'
import { ball } from './families/ball.ts'
import { blackjack } from './families/blackjack.ts'
import { cards } from './families/cards.ts'
import { cards32 } from './families/cards32.ts'
import { crash } from './families/crash.ts'
import { dice } from './families/dice.ts'
import { dragontiger } from './families/dragontiger.ts'
import { gameshow } from './families/gameshow.ts'
import { goal } from './families/goal.ts'
import { hilo } from './families/hilo.ts'
import { hotline } from './families/hotline.ts'
import { keno } from './families/keno.ts'
import { lucky7 } from './families/lucky7.ts'
import { mines } from './families/mines.ts'
import { plinko } from './families/plinko.ts'
import { reels } from './families/reels.ts'
import { sicbo } from './families/sicbo.ts'
import { sport } from './families/sport.ts'
import { teenpatti } from './families/teenpatti.ts'
import { wheel } from './families/wheel.ts'
import type { FamilyName } from './family.ts'
import type { Family } from './motif.ts'

/** Every family's motif. */
export const families: Readonly<Record<FamilyName, Family>> = {
  crash,
  wheel,
  cards,
  andarbahar,
  teenpatti,
  dragontiger,
  baccarat,
  blackjack,
  sicbo,
  dice,
  cards32,
  lucky7,
  reels,
  mines,
  plinko,
  hilo,
  keno,
  goal,
  hotline,
  gameshow,
  ball,
  sport,
}

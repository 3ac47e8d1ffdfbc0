import type { GameFamily } from '@chaupar/games/rules/rule-names'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What the families of games are called, in the order in which they are offered. */
export const familyNames: Readonly<Record<GameFamily, MessageDescriptor>> = {
  lines: msg`Slots with lines`,
  ways: msg`Slots with ways`,
  tumbles: msg`Tumbling slots`,
  classic: msg`Classic slots`,
  roulette: msg`Roulette`,
  'mini-roulette': msg`Mini Roulette`,
  'andar-bahar': msg`Andar Bahar`,
  'teen-patti': msg`Teen Patti`,
  baccarat: msg`Baccarat`,
  blackjack: msg`Blackjack`,
  'high-card': msg`High card`,
  'one-card': msg`One card`,
  'thirty-two-cards': msg`32 Cards`,
  poker: msg`Poker`,
  'three-dice': msg`Three dice`,
  'two-dice': msg`Two dice`,
  craps: msg`Craps`,
  dice: msg`Dice`,
  crash: msg`Crash`,
  mines: msg`Mines`,
  plinko: msg`Plinko`,
  goal: msg`Goal`,
  hilo: msg`Hi Lo`,
  hotline: msg`Hotline`,
  keno: msg`Keno`,
  'ball-draw': msg`Ball draws`,
  'money-wheel': msg`Money wheels`,
  'risk-wheel': msg`Risk wheels`,
  matka: msg`Matka`,
  race: msg`Card races`,
  'jhandi-munda': msg`Jhandi Munda`,
}

/** The balls that a tester can ask for. */
import { type Delivery, type DeliveryKind, deliveryOf } from './ball-model.ts'
import type { BowledOut } from './dismissal.ts'

export interface AskedBall {
  delivery: Delivery
  /** How the batter is out; drawn when absent. */
  how?: BowledOut
}

const runs: readonly DeliveryKind[] = ['dot', 'one', 'two', 'three', 'four', 'five', 'six']
const extras: readonly DeliveryKind[] = ['wide', 'no-ball', 'bye', 'leg-bye']
const ways: readonly BowledOut[] = ['bowled', 'caught', 'lbw', 'stumped']

/** Events that take a wicket; on a free hit only a run-out can. */
export const wicketWords: readonly string[] = ['wicket', ...ways, 'run-out']

/** By the name of their event: runs, extras, wickets. */
export const askedBalls: Readonly<Record<string, AskedBall>> = Object.fromEntries([
  ...[...runs, ...extras].map((kind): [string, AskedBall] => [kind, { delivery: deliveryOf(kind) }]),
  ['wicket', { delivery: deliveryOf('wicket') }],
  ...ways.map((how): [string, AskedBall] => [how, { delivery: deliveryOf('wicket'), how }]),
  ['run-out', { delivery: deliveryOf('run-out') }],
])

import { listed, type Row } from '../listing.ts'

/** Power Games: slugs powergames/. */
const rows: readonly Row[] = [
  ['powergames/penaltygoal', 'penaltygoal', 'crash', 'Penalty Goal', 'new'],
  ['powergames/ladderhilo', 'ladderhilo', 'crash', 'Ladder Hi Lo'],
  ['powergames/keno80', 'keno80', 'other', 'Keno 80'],
  ['powergames/towerdice', 'towerdice', 'crash', 'Tower Dice'],
  ['powergames/hotline', 'hotline', 'crash', 'Hotline Turbo'],
  ['powergames/minesgarden', 'minesgarden', 'crash', 'Garden Mines'],
  ['powergames/plinkofalls', 'plinkofalls', 'crash', 'Plinko Falls'],
  ['powergames/crashpoint', 'crashpoint', 'crash', 'Crash Point'],
  ['powergames/gemtrail', 'gemtrail', 'slots', 'Gem Trail'],
  ['powergames/wheelpower', 'wheelpower', 'other', 'Power Wheel'],
]

export const powergames = listed('powergames', rows)

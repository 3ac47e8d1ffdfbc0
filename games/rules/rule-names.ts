/**
 * The names of all rules: a family and a variant of it. Names alone, so that who draws one game need not load the rules of all; an
 * entry of the catalogue says which stand behind it.
 */

/** All names, family by family. */
export const rulesNames = [
  'crash/steady',
  'crash/fast',
  'dice/hundred',
  'mines/five-by-five',
  'mines/four-by-four',
  'mines/three-by-three',
  'mines/six-by-six',
  'mines/eight-by-eight',
  'plinko/eight-to-sixteen',
  'plinko/short',
  'plinko/tall',
  'goal/field',
  'goal/penalty',
  'goal/tower',
  'goal/bridge',
  'goal/crowded',
  'hilo/pack',
  'hilo/ladder',
  'hilo/sprint',
  'hotline/ordinary',
  'hotline/turbo',
  'hotline/blaze',
  'keno/forty',
  'keno/eighty',
  'ball-draw/mega-ball',
  'money-wheel/seven-spots',
  'money-wheel/six-spots',
  'money-wheel/bonus',
  'risk-wheel/three-risks',
  'matka/worli',
  'matka/card',
  'race/card',
  'race/queen',
  'jhandi-munda/six-dice',
  'mini-roulette/thirteen-numbers',
  'roulette/european',
  'roulette/french',
  'roulette/lucky-numbers',
  'roulette/few-lucky',
  'roulette/many-lucky',
  'roulette/double-ball',
  'andar-bahar/ordinary',
  'andar-bahar/long',
  'teen-patti/twenty-twenty',
  'teen-patti/high-trails',
  'teen-patti/muflis',
  'teen-patti/joker',
  'high-card/dragon-tiger',
  'high-card/straight',
  'high-card/cricket-war',
  'one-card/lucky-seven',
  'one-card/amar-akbar-anthony',
  'thirty-two-cards/ordinary',
  'baccarat/commission',
  'baccarat/low-commission',
  'baccarat/no-commission',
  'blackjack/eight-packs',
  'blackjack/two-packs',
  'poker/one-day',
  'poker/gallery',
  'three-dice/sic-bo',
  'three-dice/royal',
  'three-dice/thai-hi-lo',
  'two-dice/red-blue',
  'craps/pass-line',
  'lines/low',
  'lines/medium',
  'lines/high',
  'ways/low',
  'ways/medium',
  'ways/high',
  'tumbles/low',
  'tumbles/medium',
  'tumbles/high',
  'classic/low',
  'classic/medium',
  'classic/high',
] as const

/** A family and a variant of it: 'crash/fast'. */
export type RulesName = (typeof rulesNames)[number]

/** A family of games: 'crash', 'roulette'. */
export type GameFamily<Name extends string = RulesName> = Name extends `${infer Family}/${string}` ? Family : never

/** The rules behind an entry of the catalogue; null when none are. */
export function rulesNameOf({ rules }: { rules?: RulesName }): RulesName | null {
  return rules ?? null
}

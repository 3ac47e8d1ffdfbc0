import type { GoalEvent } from '@chaupar/games/rules/instant/goal'
import { paid } from '@chaupar/games/rules/rules'
import { Segments } from '../../bet/choices.tsx'
import { chipTimes, timesText } from '../../money/amounts.ts'
import { shownEvent } from '../events.ts'
import type { Decision, Face, FaceProps } from '../face.ts'
import { fieldNameOf, fieldNames, measuresOf, shapeOf, timesAfter, wayOf } from './field.ts'
import { GoalStage } from './goal-stage.tsx'
import { goalRulesTexts } from './rules-texts.ts'
import { fieldText, goalTexts } from './texts.ts'

/** Which field is crossed. */
function GoalControls({ variant, bet, language, choose, canChoose }: FaceProps) {
  return (
    <Segments
      name={goalTexts[language].which}
      disabled={!canChoose}
      values={fieldNames(variant).map((value) => ({ value, text: fieldText(value, language) }))}
      chosen={fieldNameOf(bet, variant)}
      onChoose={(field) => choose({ field })}
    />
  )
}

function decisions({ round, language, variant }: FaceProps<GoalEvent>): readonly Decision[] {
  if (round === null) return []
  const t = goalTexts[language]
  const crossed = wayOf(round).picked.length
  const times = timesAfter(crossed, measuresOf(round.bet, variant), variant)
  return [
    {
      action: 'cash-out',
      text: crossed === 0 ? t.takeBack : t.cashOut,
      amountPaise: paid(round.stakePaise, times),
      note: timesText(times),
      tone: 'take',
    },
  ]
}

/** Goal and towers: column after column, each clear tile pays more. */
export const face: Face<GoalEvent> = {
  mood: (variant) => (variant === 'tower' ? 'temple' : 'felt'),
  bets: 'one',
  firstBet: () => ({ mode: 'base', meta: { field: 'medium' } }),
  Stage: GoalStage,
  Controls: GoalControls,
  go({ bet, variant, language }) {
    const measures = measuresOf(bet, variant)
    return { note: goalTexts[language].upTo(timesText(timesAfter(measures.columns, measures, variant))) }
  },
  decisions,
  lasts: ({ type }) => (type === 'pick' ? 250 : type === 'reveal' ? 500 : 0),
  say(round, variant, language) {
    const t = goalTexts[language]
    const event = round.events.findLast((event) => event.type !== 'reveal')
    if (event === undefined) return t.saidOpen(measuresOf(round.bet, variant).columns)
    const times = timesText(event.times)
    if (event.type === 'cash-out') return t.saidCash(times)
    return event.isBomb ? t.saidTrap(event.column + 1) : t.saidClear(event.column + 1, times)
  },
  chip(round) {
    const times = shownEvent(round, 'cash-out')?.times ?? 0
    return { text: chipTimes(times), tone: times >= 1_000 ? 'high' : times > 100 ? 'mid' : 'low' }
  },
  async rules(variant) {
    const { goalRules } = await import('@chaupar/games/rules/instant/goal')
    return goalRules(shapeOf(variant))
  },
  rulesTexts: goalRulesTexts,
}

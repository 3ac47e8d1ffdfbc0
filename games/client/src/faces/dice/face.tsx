import type { DiceEvent } from '@chaupar/games/rules/dice'
import { paid } from '@chaupar/games/rules/rules'
import { Segments, Slider } from '../../bet/choices.tsx'
import { chipTimes, rupees } from '../../money/amounts.ts'
import { shownEvent } from '../events.ts'
import type { Face, FaceProps } from '../face.ts'
import { DiceStage } from './dice-stage.tsx'
import { chances, markOf, markText, metaOf } from './mark.ts'
import { diceRulesTexts } from './rules-texts.ts'
import { diceTexts } from './texts.ts'

/** The chance, and the side of the mark. */
function DiceControls({ bet, language, choose, canChoose }: FaceProps) {
  const t = diceTexts[language]
  const { chance, over } = markOf(bet)
  return (
    <>
      <Slider
        name={t.chance}
        disabled={!canChoose}
        value={chance}
        least={chances.least}
        most={chances.most}
        step={chances.step}
        text={`${markText(chance)} %`}
        isWide
        onChange={(value) => choose(metaOf(value, over))}
      />
      <Segments
        name={t.side}
        disabled={!canChoose}
        values={[
          { value: 'under', text: t.under },
          { value: 'over', text: t.over },
        ]}
        chosen={over ? 'over' : 'under'}
        onChoose={(side) => choose(metaOf(chance, side === 'over'))}
      />
    </>
  )
}

/** Dice: a number from 0.00 to 99.99, over or under a mark. */
export const face: Face<DiceEvent> = {
  mood: 'iron',
  bets: 'one',
  firstBet: () => ({ mode: 'base', meta: metaOf(4_950, false) }),
  Stage: DiceStage,
  Controls: DiceControls,
  go: ({ bet, stakePaise, language }) => ({
    word: diceTexts[language].roll,
    note: diceTexts[language].paysOf(rupees(paid(stakePaise, markOf(bet).times), language)),
  }),
  lasts: () => 700,
  say(round, _variant, language) {
    const event = shownEvent(round, 'roll')
    return event === undefined ? '' : diceTexts[language].saidRoll(markText(event.roll))
  },
  chip(round) {
    const times = shownEvent(round, 'roll')?.times ?? 0
    return { text: chipTimes(times), tone: times >= 1_000 ? 'high' : times >= 200 ? 'mid' : 'low' }
  },
  async rules() {
    const { diceRules } = await import('@chaupar/games/rules/dice')
    return diceRules({ expected: 0.99 })
  },
  rulesTexts: diceRulesTexts,
}

import type { BallDrawEvent } from '@chaupar/games/rules/instant/ball-draw'
import { Slider } from '../../bet/choices.tsx'
import { chipTimes, shortRupees, timesText } from '../../money/amounts.ts'
import type { Face, FaceProps } from '../face.ts'
import { BallDrawStage } from './ball-draw-stage.tsx'
import { cardsOf, dealOf, mostCards } from './deal.ts'
import { ballRulesTexts } from './rules-texts.ts'
import { ballMs, ballTexts } from './texts.ts'

/** How many cards are played. */
function BallDrawControls({ bet, language, choose, canChoose }: FaceProps) {
  const cards = cardsOf(bet)
  return (
    <Slider
      name={ballTexts[language].cards}
      disabled={!canChoose}
      value={cards}
      least={1}
      most={mostCards}
      text={String(cards)}
      isWide
      onChange={(value) => choose({ cards: value })}
    />
  )
}

const dealMs = 500
const lastMs = 900

/** Cards of numbers, on which balls complete lines. */
export const face: Face<BallDrawEvent> = {
  mood: 'lagoon',
  bets: 'one',
  firstBet: () => ({ mode: 'base', meta: { cards: 4 } }),
  Stage: BallDrawStage,
  Controls: BallDrawControls,
  go({ bet, stakePaise, language }) {
    const t = ballTexts[language]
    return { word: t.draw, note: t.each(shortRupees(Math.floor(stakePaise / cardsOf(bet)), language)) }
  },
  lasts(event) {
    if (event.type === 'balls') return event.numbers.length * ballMs + 200
    return event.type === 'cards' ? dealMs : event.type === 'last' ? lastMs : 0
  },
  say(round, _variant, language) {
    const t = ballTexts[language]
    const { cards, balls, last } = dealOf(round, 1)
    switch (round.events.at(-1)?.type) {
      case 'cards':
        return t.saidCards(cards.length)
      case 'balls':
        return t.saidBalls(balls.join(', '))
      case 'last':
        return last === null ? '' : t.saidLast(last.number, last.multiplier)
      case 'lines': {
        const paying = [...cards.entries()].filter(([, { times }]) => (times ?? 0) > 0)
        if (paying.length === 0) return t.saidNone
        const said = paying.map(([at, { lines, times }]) => t.cardSays(t.card(at + 1), lines, timesText(times ?? 0)))
        return t.saidLines(said.join('. '))
      }
      default:
        return ''
    }
  },
  chip(round) {
    const times = Math.floor(((round.payoutPaise ?? 0) * 100) / round.stakePaise)
    return { text: chipTimes(times), tone: times >= 1_000 ? 'high' : times > 100 ? 'mid' : 'low' }
  },
  async rules() {
    const { ballDrawRules, megaBall } = await import('@chaupar/games/rules/instant/ball-draw')
    return ballDrawRules(megaBall)
  },
  rulesTexts: ballRulesTexts,
}

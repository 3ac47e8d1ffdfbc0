import { type RaceEvent, raceRules } from '@chaupar/games/rules/instant/race'
import { cardName, suitName } from '../../drawing/card-texts.ts'
import { chipsAlone, dealButton } from '../../drawing/table-face.ts'
import { shownEvent } from '../events.ts'
import type { Face, FaceRound } from '../face.ts'
import { courseOf, isRed, raceOf } from './course.ts'
import { RaceStage } from './race-stage.tsx'
import { raceRulesTexts } from './rules-texts.ts'
import { raceTexts } from './texts.ts'

/** Name of each suit in the strip. */
const letters: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' }

function say(round: FaceRound<RaceEvent>, language: 'en' | 'hi'): string {
  const t = raceTexts[language]
  const { winner, lead } = courseOf(round)
  if (winner !== null) return t.saidFinish(suitName(winner, language), lead)
  const turn = shownEvent(round, 'turn')
  if (turn === undefined) return t.saidStart
  return t.saidTurn(cardName(turn.card, language), suitName(turn.card, language), turn.steps)
}

/** Races of cards: a turned card brings the runner of its suit ahead. */
export const face: Face<RaceEvent> = {
  mood: 'felt',
  bets: 'spots',
  firstBet: chipsAlone,
  Stage: RaceStage,
  go: (props) => ({ ...dealButton(props), word: raceTexts[props.language].run }),
  lasts: ({ type }) => (type === 'turn' ? 520 : type === 'start' ? 400 : type === 'finish' ? 300 : 0),
  say: (round, _variant, language) => say(round, language),
  chip(round) {
    const { winner } = courseOf(round)
    return { text: letters[winner ?? ''] ?? '–', tone: isRed(winner ?? '') ? 'red' : 'black' }
  },
  // The prices on the spots are theirs, so they are here already.
  rules: (variant) => Promise.resolve(raceRules(raceOf(variant))),
  rulesTexts: raceRulesTexts,
}

import { cardName } from '../../drawing/card-texts.ts'
import type { Language } from '../../i18n/texts.ts'
import { timesText } from '../../money/amounts.ts'
import type { FaceRound } from '../face.ts'
import { flagAt, numberAt, textAt } from '../fields.ts'
import { hiloTexts } from './texts.ts'

/** The last event in words: the card, whether the guess was right, what a cash-out pays. */
export function sayHilo(round: FaceRound, _variant: string, language: Language): string {
  const t = hiloTexts[language]
  const last = round.events.at(-1)
  if (last === undefined) return ''
  const times = timesText(numberAt(last, 'times'))
  if (last.type === 'cash-out') return t.saidCash(times)
  const card = cardName(textAt(last, 'card'), language)
  if (last.type !== 'guess') return t.saidCard(card)
  return flagAt(last, 'isRight') ? t.saidRight(card, times) : t.saidWrong(card)
}

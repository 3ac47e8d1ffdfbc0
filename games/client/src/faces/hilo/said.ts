import type { HiloEvent } from '@chaupar/games/rules/instant/hilo'
import { cardName } from '../../drawing/card-texts.ts'
import type { Language } from '../../i18n/texts.ts'
import { timesText } from '../../money/amounts.ts'
import type { FaceRound } from '../face.ts'
import { hiloTexts } from './texts.ts'

/** The last event in words: the card, whether the guess was right, what a cash-out pays. */
export function sayHilo(round: FaceRound<HiloEvent>, _variant: string, language: Language): string {
  const t = hiloTexts[language]
  const last = round.events.at(-1)
  if (last === undefined) return ''
  if (last.type === 'cash-out') return t.saidCash(timesText(last.times))
  const card = cardName(last.card, language)
  if (last.type !== 'guess') return t.saidCard(card)
  return last.isRight ? t.saidRight(card, timesText(last.times)) : t.saidWrong(card)
}

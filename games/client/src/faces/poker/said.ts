import { cardName } from '../../drawing/card-texts.ts'
import { shownEvent } from '../../drawing/table-round.ts'
import { tableTexts } from '../../drawing/table-texts.ts'
import type { Language } from '../../i18n/texts.ts'
import type { FaceRound } from '../face.ts'
import { fieldsAt, textAt } from '../fields.ts'
import { categoryText } from './categories.ts'
import { pokerTexts } from './texts.ts'

/** What a hand became, in words; '' before it is shown. */
export function becameText(round: FaceRound | null, side: string, language: Language): string {
  return categoryText(textAt(fieldsAt(shownEvent(round, 'outcome') ?? {}, 'hands'), side), language)
}

/** The last event in words: a card and where it falls, then both hands and the winner. */
export function sayPoker(round: FaceRound, _variant: string, language: Language): string {
  const t = pokerTexts[language]
  const outcome = shownEvent(round, 'outcome')
  if (outcome !== undefined) {
    const winner = textAt(outcome, 'winner')
    const hands = t.hands(becameText(round, 'a', language), becameText(round, 'b', language))
    return `${hands} ${winner === 'tie' ? t.saidTie : t.wins(winner === 'a' ? t.a : t.b)}`
  }
  const last = round.events.at(-1)
  if (last === undefined) return ''
  const places: Readonly<Record<string, string>> = { a: t.a, b: t.b, board: t.board }
  return tableTexts[language].to(places[textAt(last, 'to')] ?? '', cardName(textAt(last, 'card'), language))
}

import { paid } from '@chaupar/games/rules/rules'
import type { BlackjackEvent } from '@chaupar/games/rules/tables/blackjack-round'
import { CardTable, Hand } from '../../drawing/card-table.tsx'
import { Chip } from '../../drawing/chip.tsx'
import { roundOnTable } from '../../drawing/table-round.ts'
import { tableTexts } from '../../drawing/table-texts.ts'
import { shortRupees } from '../../money/amounts.ts'
import type { FaceProps } from '../face.ts'
import { handName, worthText } from './blackjack-words.ts'
import { type BlackjackAt, blackjackOf, type PlayerHand } from './hands.ts'
import { blackjackTexts } from './texts.ts'
import './blackjack.css'

/** The dealer above, the player's one or two hands below, each with its stake. */
export function BlackjackStage(props: FaceProps<BlackjackEvent>) {
  const { language, variant, stakePaise, phase } = props
  const t = blackjackTexts[language]
  const round = roundOnTable(props)
  const at = blackjackOf(round)
  const { dealer, dealerTotal, hands, turn } = at
  const isOpen = round !== null && !at.isOver && !dealer.every((card) => card !== null)
  return (
    <CardTable
      className="blackjack"
      cards={2}
      hands={
        <>
          <Hand
            name={t.dealer}
            language={language}
            cards={dealer}
            places={2}
            isWaiting={round === null}
            worth={dealer.length === 0 ? '' : dealerTotal > 21 ? t.bust(dealerTotal) : String(dealerTotal)}
          />
          <div className="blackjack-print" aria-hidden="true">
            <p>{t.pays}</p>
            <p>{variant === 'two-packs' ? t.twoPacks : t.eightPacks}</p>
          </div>
          <Insurance at={at} language={language} />
          {[...hands.entries()].map(([index, hand]) => (
            <Hand
              key={`${hands.length} ${index}`}
              name={handName(index, hands.length, language)}
              language={language}
              cards={hand.cards}
              places={2}
              isWaiting={round === null}
              worth={worthText(hand, hands.length, language)}
              state={stateOf(hand, isOpen && phase === 'playing' && index === turn)}
              foot={
                <HandFoot
                  hand={hand}
                  paise={round === null ? stakePaise : at.basePaise * (hand.isDoubled ? 2 : 1)}
                  language={language}
                />
              }
            />
          ))}
        </>
      }
    />
  )
}

type Spoken = Pick<FaceProps, 'language'>

/** The stake of a hand, then what it came to. */
function HandFoot({ hand: { times }, paise, language }: Spoken & { hand: PlayerHand; paise: number }) {
  const t = tableTexts[language]
  const amount = shortRupees(paid(paise, times ?? 0), language)
  const came =
    times === null ? shortRupees(paise, language) : times > 100 ? t.paid(amount) : times > 0 ? t.back(amount) : t.lost
  return (
    <>
      {paise > 0 ? <Chip paise={paise} /> : null}
      <span className="blackjack-came">{came}</span>
    </>
  )
}

/** Insurance beside the cloth's print, from when it is taken. */
function Insurance({ at, language }: Spoken & { at: BlackjackAt }) {
  if (!at.isInsured) return null
  const t = blackjackTexts[language]
  const half = Math.floor(at.basePaise / 2)
  const amount = shortRupees(at.insuranceTimes === null ? half : paid(half, at.insuranceTimes), language)
  const { paid: paidText, lost } = tableTexts[language]
  const came = at.insuranceTimes === null ? amount : at.insuranceTimes > 0 ? paidText(amount) : lost
  return (
    <p className="blackjack-insurance">
      {t.insurance}: {came}
    </p>
  )
}

function stateOf({ times }: PlayerHand, isTurn: boolean): 'won' | 'lost' | 'turn' | undefined {
  if (times === null) return isTurn ? 'turn' : undefined
  if (times === 100) return undefined
  return times > 100 ? 'won' : 'lost'
}

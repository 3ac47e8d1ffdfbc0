import { type ReactNode, useState } from 'react'
import type { Language } from '../i18n/texts.ts'
import { CardPlace, type CardProps, PlayingCard } from './card.tsx'
import './card-table.css'

type HandProps = {
  name: string
  language: Language
  /** Those face down are null. */
  cards: readonly (string | null)[]
  /** Cards that it gets at least; those that are not dealt yet are places. */
  places: number
  /** Before a round its places hold cards face down. */
  isWaiting: boolean
  /** What it is worth, in words; '' = not known yet. */
  worth: string
  /** 'turn': the player decides on it. */
  state?: 'won' | 'lost' | 'turn' | undefined
  /** Beside what it is worth: its stake. */
  foot?: ReactNode
}

/** A hand on the table: its name, its cards, what it is worth. */
export function Hand({ name, language, cards, places, isWaiting, worth, state, foot }: HandProps) {
  const open = Array.from({ length: Math.max(0, places - cards.length) }, (_, at) => cards.length + at)
  const cardState = state === 'lost' ? 'idle' : state === 'won' ? 'won' : undefined
  return (
    <section className="hand" data-state={state} aria-label={name}>
      <h2 className="hand-name">{name}</h2>
      <div className="hand-cards">
        {[...cards.entries()].map(([at, card]) => (
          <DealtCard key={at} card={card} language={language} state={cardState} />
        ))}
        {open.map((at) => (
          <span key={at}>{isWaiting ? <PlayingCard card={null} language={language} /> : <CardPlace />}</span>
        ))}
      </div>
      <div className="hand-foot">
        <p className="hand-worth">{worth}</p>
        {foot}
      </div>
    </section>
  )
}

/** A card of a hand: it comes flying; one that lay face down is turned where it lies. */
function DealtCard({ card, language, state }: Pick<CardProps, 'card' | 'language' | 'state'>) {
  const [first, setFirst] = useState(card)
  // A slot that held a card of the last round gets a new one.
  if (first !== null && card !== first) setFirst(card)
  const isTurned = first === null && card !== null
  return (
    <span>
      <PlayingCard
        key={card ?? ''}
        card={card}
        language={language}
        state={state}
        comes={isTurned ? 'turned' : 'dealt'}
      />
    </span>
  )
}

type TableProps = {
  /** Of the family's own sheet. */
  className: string
  /** How many cards lie side by side in a hand: the cards are as large as the room then lets them. */
  cards: 1 | 2 | 3 | 5
  hands: ReactNode
  /** The spots; none where the bet is one. */
  children?: ReactNode
}

/** A table of hands with the spots for bets below them, beside them where the stage is low. */
export function CardTable({ className, cards, hands, children }: TableProps) {
  return (
    <div className={`card-table ${className}`}>
      <div className="hands">
        <div className="hands-room" data-cards={cards}>
          {hands}
        </div>
      </div>
      {children}
    </div>
  )
}

import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatRupees, fromPaise } from '../../../../lib/money.ts'
import { cardText, type Fields, fieldsIn, listOf, numberOf, textOf, timesText } from './event-fields.ts'

type Named = (name: unknown) => string

/** What happens at a table of cards, dice, balls or runners. */
export function tableWords(type: string, fields: Fields, named: Named): ReactNode {
  return (
    cardWords(type, fields, named) ??
    handWords(type, fields) ??
    thrownWords(type, fields, named) ??
    endWords(type, fields, named)
  )
}

function cardWords(type: string, fields: Fields, named: Named): ReactNode {
  const card = cardText(textOf(fields.card))
  switch (type) {
    case 'card':
      if (fields.to === undefined) return <Trans>Card: {card}.</Trans>
      return (
        <Trans>
          Card to {named(fields.to)}: {card}.
        </Trans>
      )
    case 'joker':
      return <Trans>Joker: {card}.</Trans>
    case 'reveal':
      if (typeof fields.card !== 'string') return null
      return (
        <Trans>
          The dealer’s hidden card: {card}, {numberOf(fields.total)} in all.
        </Trans>
      )
    case 'hole':
      return <Trans>The dealer’s second card lies hidden.</Trans>
    case 'burn':
      return <Trans>Cards laid aside: {numberOf(fields.count)}.</Trans>
    case 'turn':
      if (typeof fields.card !== 'string') return null
      return (
        <Trans>
          Card {card}: its suit is at step {numberOf(fields.steps)}.
        </Trans>
      )
    case 'start':
      return <Trans>At the start: {listOf(fields.runners).map(named).join(', ')}.</Trans>
  }
  return null
}

/** Decisions and hands of blackjack. */
function handWords(type: string, fields: Fields): ReactNode {
  const hand = numberOf(fields.hand) + 1
  switch (type) {
    case 'split':
      return <Trans>The pair is split.</Trans>
    case 'double':
      return <Trans>Hand {hand} is doubled.</Trans>
    case 'turn':
      return <Trans>Hand {hand} has its turn.</Trans>
    case 'insurance':
      return <Trans>Insured for {formatRupees(fromPaise(numberOf(fields.amountPaise)))}.</Trans>
    case 'peek':
      return fields.isBlackjack === true ? (
        <Trans>The dealer has blackjack.</Trans>
      ) : (
        <Trans>The dealer has no blackjack.</Trans>
      )
  }
  return null
}

/** Dice, balls and what is drawn by number. */
function thrownWords(type: string, fields: Fields, named: Named): ReactNode {
  switch (type) {
    case 'ball':
    case 'number':
      return <Trans>Number {numberOf(fields.number)}.</Trans>
    case 'lucky': {
      const lucky = listOf(fields.numbers).map(fieldsIn)
      return (
        <Trans>
          Lucky numbers:{' '}
          {lucky.map(({ number, times }) => `${numberOf(number)} (${timesText(numberOf(times))})`).join(', ')}.
        </Trans>
      )
    }
    case 'roll':
    case 'dice':
      if (typeof fields.red === 'number')
        return (
          <Trans>
            The dice show red {fields.red}, blue {numberOf(fields.blue)}.
          </Trans>
        )
      return <Trans>The dice show {listOf(fields.dice).map(named).join(', ')}.</Trans>
    case 'point':
      return <Trans>The point is {numberOf(fields.point)}.</Trans>
    case 'patti':
      return (
        <Trans>
          {named(fields.draw)} patti: {listOf(fields.digits).join('')}, ank {numberOf(fields.ank)}.
        </Trans>
      )
    case 'jodi':
      return <Trans>Jodi: {textOf(fields.jodi)}.</Trans>
    case 'cards':
      return (
        <Trans>
          Numbers on the cards:{' '}
          {listOf(fields.cards)
            .map((card) => listOf(card).join(', '))
            .join(' | ')}
          .
        </Trans>
      )
    case 'balls':
      return <Trans>Balls: {listOf(fields.numbers).join(', ')}.</Trans>
    case 'last':
      return (
        <Trans>
          The last ball: {numberOf(fields.number)}, times {numberOf(fields.multiplier)}.
        </Trans>
      )
    case 'lines': {
      const cards = listOf(fields.cards).map(fieldsIn)
      return (
        <Trans>The cards pay, one by one: {cards.map(({ times }) => timesText(numberOf(times))).join(', ')}.</Trans>
      )
    }
  }
  return null
}

function endWords(type: string, fields: Fields, named: Named): ReactNode {
  switch (type) {
    case 'outcome':
      return outcomeWords(fields, named)
    case 'finish':
      return (
        <Trans>
          {named(fields.winner)} wins, {numberOf(fields.lead)} ahead.
        </Trans>
      )
    case 'result': {
      if (Array.isArray(fields.hands)) {
        const hands = fields.hands
          .map(fieldsIn)
          .map(({ total, times }) => `${numberOf(total)} (${timesText(numberOf(times))})`)
        return (
          <Trans>
            The dealer has {numberOf(fields.dealer)}. Hands: {hands.join(', ')}.
          </Trans>
        )
      }
      const bets = listOf(fields.bets).map(fieldsIn)
      const won = bets.filter(({ times }) => numberOf(times) > 0).length
      return (
        <Trans>
          Bets that pay: {won} of {bets.length}.
        </Trans>
      )
    }
  }
  return null
}

/** Who won, and with what where hands have names. */
function outcomeWords(fields: Fields, named: Named): ReactNode {
  const winners = Array.isArray(fields.winners) ? fields.winners : [fields.winner]
  const winner = winners.map(named).join(', ')
  const { a, b } = { ...fields, ...fieldsIn(fields.hands) }
  if (typeof a !== 'string' || typeof b !== 'string') return <Trans>Winner: {winner}.</Trans>
  return (
    <Trans>
      Winner: {winner}. A: {named(a)}. B: {named(b)}.
    </Trans>
  )
}

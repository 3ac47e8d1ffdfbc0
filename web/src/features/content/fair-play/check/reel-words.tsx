import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Fields, fieldsIn, listOf, numberOf, textOf, timesText } from './event-fields.ts'

/** What happens on reels; amounts are hundredths of the bet. */
export function reelWords(type: string, fields: Fields): ReactNode {
  const amount = timesText(numberOf(fields.amount))
  switch (type) {
    case 'reveal':
      if (!Array.isArray(fields.board)) return null
      return <Trans>The reels, one by one: {boardText(fields.board)}.</Trans>
    case 'winInfo':
      return (
        <Trans>
          Wins: {listOf(fields.wins).length}, together {timesText(numberOf(fields.totalWin))} of the bet.
        </Trans>
      )
    case 'setWin':
      return <Trans>This spin: {amount} of the bet.</Trans>
    case 'setTotalWin':
      return <Trans>So far: {amount} of the bet.</Trans>
    case 'freeSpinTrigger':
      return <Trans>Free spins won: {numberOf(fields.totalFs)}.</Trans>
    case 'freeSpinRetrigger':
      return <Trans>More free spins won: {numberOf(fields.totalFs)} in all.</Trans>
    case 'updateFreeSpin':
      return (
        <Trans>
          Free spin {numberOf(fields.amount)} of {numberOf(fields.total)}.
        </Trans>
      )
    case 'freeSpinEnd':
      return <Trans>The free spins end with {amount} of the bet.</Trans>
    case 'tumbleBoard':
      return <Trans>Symbols that burst: {listOf(fields.explodingSymbols).length}; new ones fall.</Trans>
    case 'updateTumbleWin':
      return <Trans>These tumbles: {amount} of the bet.</Trans>
    case 'boardMultiplierInfo': {
      const { boardMult, totalWin } = fieldsIn(fields.winInfo)
      return (
        <Trans>
          Multipliers on the board: times {numberOf(boardMult)}, {timesText(numberOf(totalWin))} of the bet.
        </Trans>
      )
    }
    case 'wincap':
      return <Trans>The most that a round pays is reached: {amount} of the bet.</Trans>
    case 'finalWin':
      return <Trans>In all {amount} of the bet.</Trans>
  }
  return null
}

function boardText(board: readonly unknown[]): string {
  return board
    .map((reel) =>
      listOf(reel)
        .map((symbol) => textOf(fieldsIn(symbol).name))
        .join(' '),
    )
    .join(' | ')
}

import type { GameEvent } from '@chaupar/contracts/games/rules/rules'
import { Trans } from '@lingui/react/macro'

type Fields = Readonly<Record<string, unknown>>

const suitSigns: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' }

/** Hundredths as a multiplier: 132 -> '1.32×'. */
export function timesText(hundredths: number): string {
  return `${(hundredths / 100).toFixed(2)}×`
}

/** One event of a round in words; of rarer ones the name and what it holds. */
export function EventWords({ event }: { event: GameEvent }) {
  const fields: Fields = { ...event }
  const { roll, tile, isMine, number, mines, card, to, board, dice, winner } = fields
  const times = timesText(typeof fields.times === 'number' ? fields.times : 0)
  switch (event.type) {
    case 'roll':
      if (typeof roll === 'number') return <Trans>The roll is {(roll / 100).toFixed(2)}.</Trans>
      break
    case 'pick':
      if (typeof tile !== 'number' || typeof isMine !== 'boolean') break
      return isMine ? (
        <Trans>Tile {tile + 1}: a mine.</Trans>
      ) : (
        <Trans>
          Tile {tile + 1}: no mine; it stands at {times}.
        </Trans>
      )
    case 'reveal':
      if (isNumbers(mines)) return <Trans>The mines lay under {mines.map((at) => at + 1).join(', ')}.</Trans>
      if (Array.isArray(board)) return <Trans>The reels, one by one: {boardText(board)}.</Trans>
      break
    case 'cash-out':
      return <Trans>Taken out at {times}.</Trans>
    case 'lost':
      return <Trans>Lost: it crashed before it was taken out.</Trans>
    case 'card':
      if (typeof card !== 'string') break
      return to === undefined ? (
        <Trans>Card: {figure(card)}.</Trans>
      ) : (
        <Trans>
          Card to {String(to)}: {figure(card)}.
        </Trans>
      )
    case 'ball':
    case 'number':
      if (typeof number === 'number') return <Trans>Number {number}.</Trans>
      break
    case 'dice':
      if (Array.isArray(dice)) return <Trans>The dice show {dice.join(', ')}.</Trans>
      break
    case 'outcome':
      if (typeof winner === 'string') return <Trans>Winner: {winner}.</Trans>
      break
    case 'finalWin':
      if (typeof fields.amount === 'number') return <Trans>In all {timesText(fields.amount)} of the bet.</Trans>
      break
  }
  return <>{plain(event.type, fields)}</>
}

/** 'explodingSymbols' -> 'exploding symbols: …'. */
function plain(type: string, fields: Fields): string {
  const parts = Object.entries(fields).filter(([name]) => name !== 'index' && name !== 'type')
  const held = parts.map(([name, value]) => `${spaced(name)} ${valueText(name, value)}`)
  return held.length === 0 ? spaced(type) : `${spaced(type)}: ${held.join(', ')}`
}

function spaced(name: string): string {
  return name.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

function valueText(name: string, value: unknown): string {
  if (name === 'times' && typeof value === 'number') return timesText(value)
  return typeof value === 'string' ? figure(value) : JSON.stringify(value)
}

/** 'TD' -> '10♦'; what is no card stays as it is. */
function figure(card: string): string {
  const [, rank = '', suit = ''] = /^([A2-9TJQK])([SHDC])$/.exec(card) ?? []
  return rank === '' ? card : `${rank === 'T' ? '10' : rank}${suitSigns[suit] ?? ''}`
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'number')
}

function boardText(board: readonly unknown[]): string {
  return board.map((reel) => (Array.isArray(reel) ? reel.map(symbolName).join(' ') : '')).join(' | ')
}

function symbolName(symbol: unknown): string {
  return typeof symbol === 'object' && symbol !== null && 'name' in symbol ? String(symbol.name) : ''
}

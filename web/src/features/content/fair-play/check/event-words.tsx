import type { GameEvent } from '@chaupar/games/rules/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cardText, type Fields, isNumbers, listOf, numberOf, textOf, timesText } from './event-fields.ts'
import { nameOfThing } from './event-names.ts'
import { reelWords } from './reel-words.tsx'
import { tableWords } from './table-words.tsx'

/** One event of a round in words; of a type that no family of ours has, its name alone. */
export function EventWords({ event }: { event: GameEvent }) {
  const { i18n } = useLingui()
  const fields: Fields = { ...event }
  const named = (name: unknown) => nameOfThing(i18n, String(name))
  const words =
    instantWords(event.type, fields, named) ?? tableWords(event.type, fields, named) ?? reelWords(event.type, fields)
  return <>{words ?? <code>{event.type}</code>}</>
}

/** What happens in games without a table. */
function instantWords(type: string, fields: Fields, named: (name: unknown) => string): ReactNode {
  const times = timesText(numberOf(fields.times))
  const tile = numberOf(fields.tile) + 1
  switch (type) {
    case 'crash':
      return <Trans>It crashed at {times}.</Trans>
    case 'cash-out':
      return <Trans>Taken out at {times}.</Trans>
    case 'lost':
      return <Trans>Lost: it crashed before it was taken out.</Trans>
    case 'cancelled':
      return <Trans>Called off: the stake came back.</Trans>
    case 'pick':
      if (typeof fields.isBomb === 'boolean')
        return <PickInColumn column={numberOf(fields.column) + 1} tile={tile} times={times} isBomb={fields.isBomb} />
      return fields.isMine === true ? (
        <Trans>Tile {tile}: a mine.</Trans>
      ) : (
        <Trans>
          Tile {tile}: no mine; it stands at {times}.
        </Trans>
      )
    case 'guess': {
      const [card, guess] = [cardText(textOf(fields.card)), named(fields.guess)]
      return fields.isRight === true ? (
        <Trans>
          Guessed {guess}: {card}, right; it stands at {times}.
        </Trans>
      ) : (
        <Trans>
          Guessed {guess}: {card}, wrong.
        </Trans>
      )
    }
    case 'skip':
      return <Trans>Skipped; the next card: {cardText(textOf(fields.card))}.</Trans>
    case 'drop':
      return (
        <Trans>
          The ball fell into slot {numberOf(fields.slot) + 1}: {times}.
        </Trans>
      )
    case 'draw': {
      const hits = listOf(fields.hits).length
      return (
        <Trans>
          Drawn: {listOf(fields.numbers).join(', ')}. Hits: {hits}; {times}.
        </Trans>
      )
    }
    case 'spin':
      return (
        <Trans>
          The wheel stopped at segment {numberOf(fields.segment) + 1}: {times}.
        </Trans>
      )
    case 'line':
      return <Trans>The line stopped at: {named(fields.colour)}.</Trans>
    case 'reveal':
      return revealed(fields)
    case 'roll':
      if (typeof fields.roll !== 'number') return null
      return <Trans>The roll is {(fields.roll / 100).toFixed(2)}.</Trans>
  }
  return null
}

/** What lay hidden in a field of tiles. */
function revealed({ mines, bombs }: Fields): ReactNode {
  if (isNumbers(mines)) return <Trans>The mines lay under {mines.map((at) => at + 1).join(', ')}.</Trans>
  if (!Array.isArray(bombs)) return null
  const places = bombs
    .map((column) =>
      listOf(column)
        .map((at) => numberOf(at) + 1)
        .join(', '),
    )
    .join(' | ')
  return <Trans>The bombs lay, column by column: {places}.</Trans>
}

function PickInColumn({
  column,
  tile,
  times,
  isBomb,
}: {
  column: number
  tile: number
  times: string
  isBomb: boolean
}) {
  return isBomb ? (
    <Trans>
      Column {column}, tile {tile}: a bomb.
    </Trans>
  ) : (
    <Trans>
      Column {column}, tile {tile}: no bomb; it stands at {times}.
    </Trans>
  )
}

import { createContext, type ReactNode, useContext } from 'react'
import type { FaceProps } from '../faces/face.ts'
import { RovingField } from './roving.tsx'
import { roundOnTable, type Settled, settledSpots } from './table-round.ts'
import './board.css'

/** What the spots of a board know of their game. */
interface Table extends Pick<FaceProps, 'chips' | 'canChoose' | 'language'> {
  /** The result of each bet, by its spot; empty until it is shown. */
  settled: ReadonlyMap<string, Settled>
}

const TableContext = createContext<Table | null>(null)

type BoardProps = {
  table: Pick<FaceProps, 'chips' | 'canChoose' | 'language' | 'phase' | 'round'>
  name: string
  className: string
  children: ReactNode
}

/** The spots of a table: one stop of the Tab key, arrow keys go to the spot that lies that way. */
export function Board({ table, name, className, children }: BoardProps) {
  const { chips, canChoose, language } = table
  const settled = settledSpots(roundOnTable(table))
  return (
    <TableContext value={{ chips, canChoose, language, settled }}>
      <RovingField name={name} className={`board ${className}`}>
        {children}
      </RovingField>
    </TableContext>
  )
}

/** The table whose board this stands on. */
export function useTable(): Table {
  const table = useContext(TableContext)
  if (table === null) throw new Error('there is no board around this spot')
  return table
}

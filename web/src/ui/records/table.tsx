import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { classNames } from '../basics/class-names.ts'
import './table.css'

export type Direction = 'ascending' | 'descending'

/** One column, read from left to right. */
export type Column<Row> = {
  id: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Figures stand at the right, each in one line. */
  figure?: boolean
  /** Left out on a phone; another column's cell may say it there, in a `narrow-only` element. */
  wideOnly?: boolean
  /** The sort value of a row when the player taps the head; only for tables that hold all their rows. */
  order?: (row: Row) => number | string
}

export type TableProps<Row> = {
  /** The table's accessible name, not visible. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** The column by which the rows come sorted. */
  sorted?: Sorting
  /** Moves inside a frame of its own where it is larger than its place, in height or width. */
  scroll?: boolean
  className?: string
}

type Sorting = { by: string; direction: Direction }

/** Rows of figures under a head that shows how they are sorted and, where a column has an order, sorts them on a tap. */
export function Table<Row>({ caption, columns, rows, keyOf, sorted, scroll = false, className }: TableProps<Row>) {
  const captionId = useId()
  const [chosen, setChosen] = useState<Sorting | null>(null)
  const sorting = chosen ?? sorted
  const table = (
    <table className={classNames('table', className)}>
      <caption id={captionId} className="sr-only">
        {caption}
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head
              key={column.id}
              column={column}
              direction={sorting?.by === column.id ? sorting.direction : undefined}
              onSort={setChosen}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {inOrder(rows, columns, chosen).map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <td key={column.id} className={classOf(column)} translate={column.figure ? 'no' : undefined}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  if (!scroll) return table
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="table-scroll" tabIndex={0} aria-labelledby={captionId}>
      {table}
    </section>
  )
}

type HeadProps<Row> = {
  column: Column<Row>
  direction: Direction | undefined
  onSort: (sorting: Sorting) => void
}

function Head<Row>({ column, direction, onSort }: HeadProps<Row>) {
  const { id, head, order, figure = false } = column
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown
  const text = (
    <>
      {head}
      {direction ? <Arrow size={13} aria-hidden="true" /> : null}
    </>
  )
  return (
    <th scope="col" className={classOf(column)} aria-sort={direction}>
      {order ? (
        <button type="button" onClick={() => onSort({ by: id, direction: nextDirection(direction, figure) })}>
          {text}
        </button>
      ) : (
        text
      )}
    </th>
  )
}

/** The first tap brings the largest figure or the first name to the top, the next turns them round. */
function nextDirection(direction: Direction | undefined, figure: boolean): Direction {
  if (direction !== undefined) return direction === 'ascending' ? 'descending' : 'ascending'
  return figure ? 'descending' : 'ascending'
}

function inOrder<Row>(rows: readonly Row[], columns: readonly Column<Row>[], chosen: Sorting | null): readonly Row[] {
  const order = columns.find(({ id }) => id === chosen?.by)?.order
  if (!order) return rows
  const turn = chosen?.direction === 'descending' ? -1 : 1
  return [...rows].sort((a, b) => turn * compare(order(a), order(b)))
}

function compare(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
}

function classOf({ figure = false, wideOnly = false }: Pick<Column<never>, 'figure' | 'wideOnly'>): string | undefined {
  return classNames(figure && 'num', wideOnly && 'wide-only') || undefined
}

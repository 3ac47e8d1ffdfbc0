import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Column, Table } from './table.tsx'

type Fruit = { name: string; kilos: number }

const fruits: readonly Fruit[] = [
  { name: 'Mango', kilos: 9 },
  { name: 'Apple', kilos: 30 },
  { name: 'Lychee', kilos: 2 },
]

const columns: readonly Column<Fruit>[] = [
  { id: 'name', head: 'Name', cell: ({ name }) => name, order: ({ name }) => name },
  { id: 'kilos', head: 'Kilos', figure: true, cell: ({ kilos }) => kilos, order: ({ kilos }) => kilos },
  { id: 'fixed', head: 'Fixed', cell: () => '-' },
]

function names() {
  return screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell')[0]?.textContent)
}

function head(name: string) {
  return screen.getByRole('columnheader', { name })
}

test('a table has a name, keeps the order of its rows and shows it in its head', () => {
  render(
    <Table
      caption="Fruits"
      columns={columns}
      rows={fruits}
      keyOf={({ name }) => name}
      sorted={{ by: 'kilos', direction: 'descending' }}
      scroll
    />,
  )
  expect(screen.getByRole('table', { name: 'Fruits' }).tagName).toBe('TABLE')
  expect(screen.getByRole('region', { name: 'Fruits' }).tabIndex).toBe(0)
  expect(names()).toEqual([undefined, 'Mango', 'Apple', 'Lychee'])
  expect(head('Kilos').getAttribute('aria-sort')).toBe('descending')
  expect(head('Name').getAttribute('aria-sort')).toBeNull()
})

test('a tap on a head sorts by it: figures from the largest, names from the first; the next tap turns them round', () => {
  render(<Table caption="Fruits" columns={columns} rows={fruits} keyOf={({ name }) => name} />)
  expect(within(head('Fixed')).queryByRole('button')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Kilos' }))
  expect(names()).toEqual([undefined, 'Apple', 'Mango', 'Lychee'])
  expect(head('Kilos').getAttribute('aria-sort')).toBe('descending')
  fireEvent.click(screen.getByRole('button', { name: 'Kilos' }))
  expect(names()).toEqual([undefined, 'Lychee', 'Mango', 'Apple'])
  expect(head('Kilos').getAttribute('aria-sort')).toBe('ascending')
  fireEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(names()).toEqual([undefined, 'Apple', 'Lychee', 'Mango'])
  expect(head('Kilos').getAttribute('aria-sort')).toBeNull()
})

import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { nameOf, tableProps } from '../../test/played-rounds.tsx'
import type { FaceProps } from '../faces/face.ts'
import { Board } from './board.tsx'
import { Plate, Spot } from './spot.tsx'

const side = 40

afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

/** Lays the spots out as a telephone has its keys: 1 2 3 over 4 5 6, and a wide one below them. */
function layOut(): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const at = Number(this.querySelector('.spot-shown')?.textContent) - 1
    return at === 6
      ? new DOMRect(0, 2 * side, 3 * side, side)
      : new DOMRect((at % 3) * side, Math.floor(at / 3) * side, side, side)
  })
}

function Keys({ table = {} }: { table?: Partial<FaceProps> }) {
  return (
    <Board table={tableProps(table)} name="Keys" className="">
      {['1', '2', '3', '4', '5', '6', '7'].map((key) => (
        <Spot key={key} on={key} name={`Key ${key}`}>
          {key}
        </Spot>
      ))}
      <button type="button" tabIndex={-1} aria-hidden="true">
        8
      </button>
    </Board>
  )
}

test('a board is one stop of the Tab key, and the arrow keys go where spots lie', async () => {
  layOut()
  render(
    <>
      <Keys />
      <button type="button">Spin</button>
    </>,
  )
  const user = userEvent.setup()
  const focused = () => {
    const at = document.activeElement
    return (at?.querySelector('.spot-shown') ?? at)?.textContent
  }
  await user.tab()
  expect(focused()).toBe('1')
  const path = []
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowUp', 'End', 'ArrowUp', 'Home', 'End']) {
    await user.keyboard(`{${key}}`)
    path.push(focused())
  }
  expect(path).toEqual(['2', '5', '4', '1', '1', '7', '5', '1', '7'])
  await user.tab()
  expect(focused()).toBe('Spin')
  await user.tab({ shift: true })
  expect(focused()).toBe('7')
})

test('Enter places the chip in hand, Delete takes the last one off', async () => {
  const [place, lift] = [vi.fn(), vi.fn()]
  const chips = { on: new Map([['1', 2_000]]), chipPaise: 1_000, place, lift }
  render(<Keys table={{ chips }} />)
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{Enter}{Delete}')
  expect(place).toHaveBeenCalledExactlyOnceWith('1')
  expect(lift).toHaveBeenCalledExactlyOnceWith('1')
  expect(screen.getByRole('button', { name: 'Key 1, ₹20 on it' })).toBeTruthy()
})

test('only what pays more than its stake is set off; all is said', () => {
  const bets = [
    { on: 'more', amountPaise: 10_000, times: 200 },
    { on: 'half', amountPaise: 10_000, times: 50 },
    { on: 'none', amountPaise: 10_000, times: 0 },
  ]
  const round = {
    id: '1',
    bet: { mode: 'base', meta: {} },
    stakePaise: 30_000,
    events: [{ index: 0, type: 'result', bets }],
    isPlaying: false,
    payoutPaise: 25_000,
  }
  render(
    <Board table={tableProps({ phase: 'ended', round })} name="Bets" className="plates">
      {bets.map(({ on }) => (
        <Plate key={on} on={on} name={on} pays={200} note="a note" />
      ))}
    </Board>,
  )
  const shown = screen.getAllByRole('button').map((spot) => [nameOf(spot), spot.dataset.came])
  expect(shown).toEqual([
    ['more, a note, pays 2×, Paid ₹200', 'won'],
    ['half, a note, pays 2×, Back ₹50', 'back'],
    ['none, a note, pays 2×, Lost', 'lost'],
  ])
})

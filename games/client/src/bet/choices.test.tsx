import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Segments, Slider } from './choices.tsx'

afterEach(cleanup)

function Choosing({ disabled = false }: { disabled?: boolean }) {
  const [rows, setRows] = useState(8)
  return (
    <>
      <Segments
        name="Rows"
        disabled={disabled}
        values={[8, 12, 16].map((value) => ({ value, text: String(value) }))}
        chosen={rows}
        onChoose={setRows}
      />
      <Slider
        name="Any"
        disabled={disabled}
        value={rows}
        least={8}
        most={16}
        text={`${rows} rows`}
        onChange={setRows}
      />
    </>
  )
}

test('one of a few, or any by the slider: both show what is chosen', async () => {
  render(<Choosing />)
  await userEvent.click(screen.getByRole('button', { name: '12' }))
  expect(screen.getByRole('button', { name: '12', pressed: true })).toBeTruthy()
  const slider = screen.getByRole('slider', { name: 'Any' })
  expect(slider.getAttribute('aria-valuetext')).toBe('12 rows')
  fireEvent.change(slider, { target: { value: '16' } })
  expect(screen.getByRole('button', { name: '16', pressed: true })).toBeTruthy()
})

test('nothing is chosen while a round is open', async () => {
  render(<Choosing disabled />)
  await userEvent.click(screen.getByRole('button', { name: '12' }))
  expect(screen.getByRole('button', { name: '8', pressed: true })).toBeTruthy()
  expect(screen.getByRole('slider')).toHaveProperty('disabled', true)
})

import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { DateField } from './date-field.tsx'

/** A filter, which takes days alone, and a button beside it that chooses one. */
function Filter({ first, report }: { first: string; report: (day: string) => void }) {
  const [day, setDay] = useState(first)
  const take = (next: string) => {
    report(next)
    setDay(/^\d{4}-/.test(next) ? next : '')
  }
  return (
    <>
      <DateField label="From" value={day} onDay={take} />
      <button type="button" onClick={() => setDay('2026-01-31')}>
        Choose
      </button>
    </>
  )
}

function renderField(first = '') {
  const onDay = vi.fn()
  render(
    <I18nProvider i18n={i18n}>
      <Filter first={first} report={onDay} />
    </I18nProvider>,
  )
  return { input: screen.getByLabelText<HTMLInputElement>('From'), onDay, user: userEvent.setup() }
}

const wrong = 'Write the day as dd/mm/yyyy, such as 05/11/2026'

test('a day is shown with the day first, and given on once it is whole', async () => {
  const { input, onDay, user } = renderField('2026-11-21')
  expect(input.value).toBe('21/11/2026')
  await user.clear(input)
  expect(onDay).toHaveBeenLastCalledWith('')
  await user.type(input, '5/11/2026')
  expect(onDay).toHaveBeenLastCalledWith('2026-11-05')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.tab()
  expect(input.value).toBe('05/11/2026')
})

test.each([
  ['5 Nov 2026', wrong],
  ['11/25/2026', wrong],
  ['31/02/2026', 'There is no such day'],
])('keeps an invalid day, and shows the error on blur: %s', async (entry, error) => {
  const { input, onDay, user } = renderField()
  await user.type(input, entry)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(onDay).toHaveBeenLastCalledWith(entry)
  await user.tab()
  screen.getByText(error)
  expect([input.value, input.getAttribute('aria-invalid')]).toEqual([entry, 'true'])
})

test('a day that is chosen elsewhere takes the place of what was typed', async () => {
  const { input, user } = renderField()
  await user.type(input, 'soon')
  await user.click(screen.getByRole('button', { name: 'Choose' }))
  expect(input.value).toBe('31/01/2026')
  expect(screen.queryByText(wrong)).toBeNull()
})

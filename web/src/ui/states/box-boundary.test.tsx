import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { ErrorBoundary } from '../../app/error-boundary.tsx'
import { ChunkError } from '../../lib/load-chunk.ts'
import { Box } from '../basics/page.tsx'

let failure: Error | null = null

function Breakable() {
  if (failure) throw failure
  return <p>Whole</p>
}

/** A form whose first box can break. */
function Form() {
  const { register } = useForm({ defaultValues: { first: '', second: '' } })
  const [, setDrawn] = useState(0)
  return (
    <form>
      <Box title="Breakable">
        <Breakable />
        <input aria-label="First" {...register('first')} />
      </Box>
      <Box title="Other">
        <input aria-label="Second" {...register('second')} />
        <button type="button" onClick={() => setDrawn((times) => times + 1)}>
          Draw
        </button>
      </Box>
    </form>
  )
}

/** Both fields are filled in, then the first box breaks with this error. */
async function breakAfterTyping(error: Error) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  failure = null
  const user = userEvent.setup({ delay: null })
  render(
    <I18nProvider i18n={i18n}>
      <ErrorBoundary>
        <Form />
      </ErrorBoundary>
    </I18nProvider>,
  )
  await user.type(screen.getByLabelText('First'), '500')
  await user.type(screen.getByLabelText('Second'), '431055278846')
  failure = error
  await user.click(screen.getByRole('button', { name: 'Draw' }))
  return user
}

const typed = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

test('a box that breaks leaves what was typed in the others, and Retry brings it back with its own entries', async () => {
  const user = await breakAfterTyping(new Error('broken'))
  await screen.findByText('This part could not be shown.')
  screen.getByRole('heading', { name: 'Breakable' })
  expect(screen.queryByLabelText('First')).toBeNull()
  expect(typed('Second')).toBe('431055278846')
  failure = null
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('Whole')
  expect([typed('First'), typed('Second')]).toEqual(['500', '431055278846'])
})

test('a chunk that did not load inside a box is an error of the page', async () => {
  await breakAfterTyping(new ChunkError('failed'))
  await screen.findByText('This page could not be loaded')
  expect(screen.queryByText('This part could not be shown.')).toBeNull()
})

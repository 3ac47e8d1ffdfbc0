import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

test('a picture that does not come leaves its place empty or to what stands instead, until there is another one', () => {
  const { rerender, container } = render(<Picture src="/lost.svg" alt="A batter" />)
  fireEvent.error(screen.getByRole('img', { name: 'A batter' }))
  expect(container.childElementCount).toBe(0)
  rerender(<Picture src="/lost.svg" alt="A batter" instead={<b>mark</b>} />)
  expect(container.innerHTML).toBe('<b>mark</b>')
  rerender(<Picture src="/found.svg" alt="A batter" instead={<b>mark</b>} />)
  expect(screen.getByRole('img', { name: 'A batter' }).getAttribute('src')).toBe('/found.svg')
})

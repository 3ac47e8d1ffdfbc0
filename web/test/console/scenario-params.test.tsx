import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ScenarioPanel } from '../../src/console/scenarios/scenario-panel.tsx'
import { show, useMock } from './mock.tsx'

test('parameters are asked for under the chip and in sight; Escape, Cancel and a second press go back to it', async () => {
  const { seen } = await useMock()
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  onTestFinished(() => scrolled.mockRestore())
  show(<ScenarioPanel world="default" applied={[]} />)
  const chip = await screen.findByRole('button', { name: 'rich …' })
  const leave = [
    () => userEvent.keyboard('{Escape}'),
    async () => userEvent.click(screen.getByRole('button', { name: 'Cancel' })),
    () => userEvent.click(chip),
  ]
  for (const go of leave) {
    await userEvent.click(chip)
    const form = screen.getByRole('form', { name: 'Scenario rich' })
    expect(chip.nextElementSibling).toBe(form)
    expect(scrolled.mock.contexts.at(-1)).toBe(form)
    expect(document.activeElement).toBe(screen.getByLabelText('balance'))
    expect(chip.getAttribute('aria-expanded')).toBe('true')
    await go()
    expect(screen.queryByRole('form')).toBeNull()
    expect(document.activeElement).toBe(chip)
    expect(chip.getAttribute('aria-expanded')).toBe('false')
  }
  expect(seen).toEqual([])
})

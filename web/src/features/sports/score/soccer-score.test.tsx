import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Match, Score } from '../queries.ts'
import { SoccerScore } from './soccer-score.tsx'

const teams: Match['teams'] = [
  { name: 'Kochi Harbour', shortName: 'KOH' },
  { name: 'Pune Sahyadri', shortName: 'PUS' },
]
const score: Score = { sport: 'soccer', summary: '2 - 1', minute: 71, goals: [2, 1] }

/** The row headers as they are read out, and the cards as they are seen. */
function shown(change: Partial<Score>) {
  render(
    <I18nProvider i18n={i18n}>
      <SoccerScore score={{ ...score, ...change }} teams={teams} />
    </I18nProvider>,
  )
  const heads = within(screen.getByRole('table', { name: 'Goals' })).getAllByRole('rowheader')
  const seen = (head: HTMLElement) => [...head.querySelectorAll('.soccer-card')].map(({ textContent }) => textContent)
  return { seen: heads.map(seen), names: teams.map(({ name }) => name), heads }
}

test('[1-6] a soccer match shows the cards of each side, in words too', () => {
  const { seen } = shown({ yellowCards: [1, 3], redCards: [0, 2] })
  expect(seen).toEqual([['1'], ['3', '2']])
  screen.getByRole('rowheader', { name: 'Kochi Harbour, 1 yellow card' })
  screen.getByRole('rowheader', { name: 'Pune Sahyadri, 3 yellow cards, 2 red cards' })
})

test('shows no card marks if the score has no cards or does not list them', () => {
  expect(shown({ yellowCards: [0, 0], redCards: [0, 0] }).seen).toEqual([[], []])
  cleanup()
  const { heads, names } = shown({})
  expect(heads.map(({ textContent }) => textContent)).toEqual(names)
})

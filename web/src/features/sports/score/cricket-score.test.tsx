import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CricketScore } from './cricket-score.tsx'

test('names that are written from right to left leave the figures beside them in their place', () => {
  const score = {
    sport: 'cricket' as const,
    summary: '12/1',
    innings: [
      { team: 'صقور', runs: 140, wickets: 6, overs: '20.0' },
      { team: 'نجوم', runs: 12, wickets: 1, overs: '2.1' },
    ],
    batters: [{ name: 'سعيد', runs: 7, balls: 5, onStrike: true }],
    bowler: { name: 'كريم', overs: '1.1', runs: 8, wickets: 0 },
  }
  const teams = ['صقور', 'نجوم'].map((name) => ({ name, shortName: name }))
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <CricketScore score={score} match={{ matchName: 'A match', teams }} />
    </I18nProvider>,
  )
  // Each name is a run of its own direction; the figures stand outside of it.
  expect([...container.querySelectorAll('bdi')].map((name) => name.textContent)).toEqual(['صقور', 'سعيد', 'كريم'])
  expect(container.textContent).toContain('صقور 140/6')
})

import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Match, Score } from '../queries.ts'
import { ScoreLines, ScoreNote } from './match-entry.tsx'

const teams: Match['teams'] = [
  { name: 'Asha Rao', shortName: 'RAO' },
  { name: 'Lena Voss', shortName: 'VOS' },
]

/** The lines of the score of a row, and the note under the name. */
function shown(score: Score) {
  const match = { score, teams }
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <div>
        <ScoreLines match={match} />
      </div>
      <p>
        <ScoreNote match={match} />
      </p>
    </I18nProvider>,
  )
  const lines = [...container.querySelectorAll('.match-entry-summary')].map(({ textContent }) => textContent)
  return { lines, note: container.querySelector('.live')?.textContent }
}

test('a row of a tennis match has the games of each set, the points, and who serves', () => {
  const sets = [
    { home: 6, away: 4 },
    { home: 1, away: 2 },
  ]
  expect(
    shown({ sport: 'tennis', summary: '6-4, 1-2', detail: '40 - 15', sets, points: ['40', '15'], serving: 1 }),
  ).toEqual({
    lines: ['RAO 6 1 40', 'VOS serves 4 2 15'],
    note: 'Set 2',
  })
})

test.each([
  ['soccer', { sport: 'soccer', summary: '2 - 1', detail: "71'", minute: 71, goals: [2, 1] }, '2 - 1', "71'"],
  ['tennis whose sets are unknown', { sport: 'tennis', summary: '1 - 0', detail: 'Set 2' }, '1 - 0', 'Set 2'],
] satisfies [string, Score, string, string][])(
  'a row of %s has the score, and how far it is',
  (_case, score, line, note) => {
    expect(shown(score)).toEqual({ lines: [line], note })
  },
)

import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Match, Score } from '../queries.ts'
import { SoccerScore } from './soccer-score.tsx'

const teams: Match['teams'] = [
  { name: 'Kochi Harbour', shortName: 'KOH' },
  { name: 'Pune Sahyadri', shortName: 'PUS' },
]
const score: Score = { sport: 'soccer', summary: '2 - 1', minute: 71, goals: [2, 1] }

/** The score as it is read out, and the colours of the cards of both sides as they are seen. */
function shown(change: Partial<Score>) {
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <SoccerScore score={{ ...score, ...change }} teams={teams} />
    </I18nProvider>,
  )
  for (const hidden of container.querySelectorAll('[aria-hidden]')) hidden.remove()
  const cards = [...container.querySelectorAll('.soccer-side')].map((side) =>
    [...side.querySelectorAll<HTMLElement>('.soccer-card')].map((card) => card.dataset.colour),
  )
  return { text: container.textContent, cards }
}

test('[1-6] a soccer score has a mark for each card of a side, and says them in words', () => {
  expect(shown({ yellowCards: [1, 3], redCards: [0, 1] })).toEqual({
    text: 'Kochi Harbour, 1 yellow card 2 - 1 Pune Sahyadri, 3 yellow cards, 1 red card Minute 71',
    cards: [['yellow'], ['yellow', 'yellow', 'yellow', 'red']],
  })
})

test.each([
  ['without cards', { yellowCards: [0, 0], redCards: [0, 0] }, 'Kochi Harbour 2 - 1 Pune Sahyadri Minute 71'],
  ['with cards unknown', {}, 'Kochi Harbour 2 - 1 Pune Sahyadri Minute 71'],
  ['at half time', { minute: 45, detail: 'Half time' }, 'Kochi Harbour 2 - 1 Pune Sahyadri Half time'],
  ['with the minute repeated', { detail: "71'" }, 'Kochi Harbour 2 - 1 Pune Sahyadri Minute 71'],
])('a soccer score %s has no marks and its time at the end', (_case, change, text) => {
  expect(shown(change)).toEqual({ text, cards: [[], []] })
})

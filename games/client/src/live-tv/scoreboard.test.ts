import { expect, test } from 'vitest'
import type { Picture } from './picture.ts'
import { scoreboard } from './scoreboard.ts'

const base = {
  matchName: 'Indore Comets v Goa Terns',
  competition: 'A league',
  status: 'inplay',
  startsInMs: -1,
  teams: [
    { name: 'Indore Comets', shortName: 'INC' },
    { name: 'Goa Terns', shortName: 'GOT' },
  ],
  ballRunning: false,
} as const

function lines(picture: Picture): (string | null)[] {
  const board = scoreboard()
  board.show(picture)
  return [...board.element.children].map(({ textContent }) => textContent)
}

test('cricket: the side that bats, the target, batters, bowler and over', () => {
  expect(
    lines({
      ...base,
      sport: 'cricket',
      score: {
        sport: 'cricket',
        summary: '142/3 (16.4)',
        innings: [
          { team: 'Indore Comets', runs: 160, wickets: 8, overs: '20.0' },
          { team: 'Goa Terns', runs: 142, wickets: 3, overs: '16.4' },
        ],
        target: 161,
        batters: [
          { name: 'A Rao', runs: 54, balls: 31, onStrike: true },
          { name: 'V Sen', runs: 8, balls: 6, onStrike: false },
        ],
        bowler: { name: 'P Iyer', wickets: 1, runs: 24, overs: '3.4' },
        lastOvers: [{ over: 17, balls: ['1', '4', 'W', '0'] }],
      },
    }),
  ).toEqual(['GOT 142/3 (16.4)', 'Target 161', 'A Rao* 54 (31), V Sen 8 (6)\nP Iyer 1/24 (3.4)   ·   Over 17: 1 4 W 0'])
})

test('soccer: goals, minute and cards; nothing is said of no cards', () => {
  const score = { sport: 'soccer', summary: '2 - 1', detail: "67'", minute: 67 } as const
  expect(lines({ ...base, sport: 'soccer', score: { ...score, yellowCards: [1, 0], redCards: [0, 0] } })).toEqual([
    'INC 2 - 1 GOT',
    "67'",
    'Yellow 1 - 0   ·   Red 0 - 0',
  ])
  expect(lines({ ...base, sport: 'soccer', score })[2]).toBe('')
})

test('before the start the sides alone', () => {
  expect(lines({ ...base, sport: 'tennis', status: 'upcoming', score: null })).toEqual(['INC v GOT', '', ''])
})

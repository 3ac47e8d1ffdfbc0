import type { Picture, Score } from './picture.ts'

export interface Scoreboard {
  element: HTMLElement
  show(picture: Picture): void
}

/** The figures over the picture: who plays, the score, and what a small frame leaves out. */
export function scoreboard(): Scoreboard {
  const element = document.createElement('div')
  element.className = 'board'
  const [score, chase, foot] = ['board-score', 'board-chase', 'board-foot'].map((className) => {
    const part = document.createElement('p')
    part.className = className
    element.append(part)
    return part
  })
  return {
    element,
    show(picture) {
      put(score, scoreLine(picture))
      put(chase, picture.score ? chaseLine(picture) : '')
      put(foot, picture.score ? footLine(picture.sport, picture.score) : '')
    },
  }
}

function put(part: HTMLElement | undefined, text: string): void {
  if (part && part.textContent !== text) part.textContent = text
}

/** Such as 'INC 142/3 (16.4)', 'COM 2 - 1 RAN', 'Asha Rao 6-4, 3-5 Lena Voss'. */
function scoreLine({ sport, score, teams }: Picture): string {
  const [home, away] = teams
  if (!score) return `${home.shortName} v ${away.shortName}`
  if (sport !== 'cricket') return `${home.shortName} ${score.summary} ${away.shortName}`
  const batting = score.innings?.at(-1)?.team
  const side = teams.find(({ name }) => name === batting)
  return `${side?.shortName ?? ''} ${score.summary}`.trim()
}

function chaseLine({ sport, score }: Picture): string {
  if (!score) return ''
  if (sport === 'cricket') return score.target === undefined ? '' : `Target ${score.target}`
  return score.detail ?? ''
}

function footLine(sport: Picture['sport'], score: Score): string {
  if (sport === 'cricket') {
    const delivery = [bowler(score), over(score)].filter((text) => text !== '').join('   ·   ')
    return [batters(score), delivery].filter((line) => line !== '').join('\n')
  }
  return sport === 'soccer' ? cards(score) : ''
}

function batters({ batters: all = [] }: Score): string {
  return all.map(({ name, runs, balls, onStrike }) => `${name}${onStrike ? '*' : ''} ${runs} (${balls})`).join(', ')
}

function bowler({ bowler: one }: Score): string {
  return one ? `${one.name} ${one.wickets}/${one.runs} (${one.overs})` : ''
}

function over({ lastOvers = [] }: Score): string {
  const last = lastOvers.at(-1)
  return last ? `Over ${last.over}: ${last.balls.join(' ')}` : ''
}

function cards({ yellowCards, redCards }: Score): string {
  const sum = (pair: readonly number[] | undefined) => (pair ?? []).reduce((total, many) => total + many, 0)
  if (sum(yellowCards) + sum(redCards) === 0) return ''
  return `Yellow ${(yellowCards ?? []).join(' - ')}   ·   Red ${(redCards ?? []).join(' - ')}`
}

import type { ControlData } from '@chaupar/api/control-client'

type Part = ControlData<'readNextEvents'>['parts'][number]

const words: Readonly<Record<string, string>> = {
  dot: 'Dot',
  one: '1 run',
  two: '2 runs',
  three: '3 runs',
  four: 'Four',
  five: '5 runs',
  six: 'Six',
  wide: 'Wide',
  'no-ball': 'No-ball',
  bye: 'Bye',
  'leg-bye': 'Leg bye',
  wicket: 'Wicket',
  bowled: 'Bowled',
  caught: 'Caught',
  lbw: 'LBW',
  stumped: 'Stumped',
  'run-out': 'Run-out',
  rain: 'Rain',
  resume: 'Resume',
  'penalty-missed': 'Penalty missed',
  nothing: 'Nothing',
  'break-point': 'Break point',
  abandon: 'Abandon',
}

const ofSide: Readonly<Record<string, string>> = {
  goal: 'Goal',
  penalty: 'Penalty',
  yellow: 'Yellow card',
  red: 'Red card',
  point: 'Point',
  retire: 'Retirement',
}

/** An event for people: 'Six', 'Goal, Northport'. An event that this page does not know keeps its name. */
export function eventWords(event: string, matchName: string): string {
  const [kind = '', side] = event.split('-')
  const of = ofSide[kind]
  if (words[event] !== undefined || of === undefined) return words[event] ?? event
  return `${of}, ${matchName.split(' v ')[side === 'home' ? 0 : 1] ?? side}`
}

const steps: Readonly<Record<number, string>> = { 4: 'Next ball', 1: 'Next minute', 2: 'Next point' }

/** What a match is played on to. */
export function partWords(part: Part, sportId: number): string {
  return part === 'step' ? (steps[sportId] ?? 'Next step') : `End of ${part}`
}

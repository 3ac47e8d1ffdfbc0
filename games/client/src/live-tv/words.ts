import type { Happening } from './happenings.ts'
import type { Picture } from './picture.ts'

/** What is called over the picture, in a word or two; '' for what needs no call. */
export function callOf(happening: Happening, { teams }: Picture): string {
  switch (happening.kind) {
    case 'ball':
      return ballCall(happening)
    case 'point':
      return ''
    case 'game':
      return `Game ${teams[happening.winner].name}`
    case 'set':
      return `Set ${teams[happening.winner].name}`
    case 'minute':
      return ''
    case 'goal':
      return `Goal ${teams[happening.side].name}`
    case 'card':
      return `${happening.colour === 'red' ? 'Red' : 'Yellow'} card ${teams[happening.side].name}`
  }
}

function ballCall({ mark, runs, wicket }: Extract<Happening, { kind: 'ball' }>): string {
  if (wicket) return 'Wicket'
  if (mark === 'wd') return 'Wide'
  if (mark.startsWith('nb')) return runs > 0 ? `No ball, ${runs}` : 'No ball'
  if (mark.startsWith('lb')) return `Leg bye, ${runs}`
  if (mark === 'b') return `Bye, ${runs}`
  if (runs === 4) return 'Four'
  if (runs === 6) return 'Six'
  return runs === 0 ? 'No run' : `${runs} ${runs === 1 ? 'run' : 'runs'}`
}

/** The same in a sentence with the score after it, for who does not see the picture. */
export function sentenceOf(happening: Happening, picture: Picture): string {
  const { teams, score } = picture
  const where = happening.kind === 'ball' ? `${happening.over}: ` : ''
  const call = happening.kind === 'point' ? `Point ${teams[happening.winner].name}` : callOf(happening, picture)
  if (call === '') return ''
  const after = happening.kind === 'point' ? (score?.detail ?? '') : (score?.summary ?? '')
  return `${where}${call}. ${after}`
}

/** What stands over a picture in which nothing is played; '' while it is. */
export function stateOf({ status, score, sport, startsInMs }: Picture): string {
  if (status === 'abandoned') return 'Abandoned'
  if (status === 'finished') return score?.detail && score.detail !== 'Finished' ? score.detail : 'The match is over'
  if (status === 'upcoming' || !score) return startsInMs > 0 ? `Starts in ${waitText(startsInMs)}` : 'About to start'
  if (sport === 'tennis') return ''
  const detail = score.detail ?? ''
  return /break|rain|half[ -]time/i.test(detail) ? detail : ''
}

function waitText(ms: number): string {
  const minutes = Math.ceil(ms / 60_000)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} days`
}

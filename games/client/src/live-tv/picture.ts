import type { Schema } from '@chaupar/api/api'

export type Score = Schema<'Score'>

/** What the host sends of a match: the score of its feed, and whether a ball is being bowled. */
export interface Picture {
  matchName: string
  competition: string
  sport: 'cricket' | 'soccer' | 'tennis'
  status: 'upcoming' | 'inplay' | 'finished' | 'abandoned'
  /** Milliseconds until the scheduled start; negative once it is past. */
  startsInMs: number
  teams: readonly [Team, Team]
  ballRunning: boolean
  /** Null before the start. */
  score: Score | null
}

export interface Team {
  name: string
  shortName: string
}

/** The result of each poll: the match, or why there is none. */
export type News = { kind: 'picture'; picture: Picture } | { kind: 'lost' } | { kind: 'gone' }

const everyMs = 1000

/**
 * Polls the match once a second while the page is visible, and reports each response. A lost response is reported as 'lost' and
 * asked for again; a match that is no longer there ('gone') ends it.
 * @param source address of the picture, relative to the page
 */
export function watchPicture(source: string, onNews: (news: News) => void): void {
  const next = () => setTimeout(look, everyMs)
  const look = async () => {
    if (document.hidden) return void next()
    const news = await ask(source)
    onNews(news)
    if (news.kind !== 'gone') next()
  }
  void look()
}

async function ask(source: string): Promise<News> {
  try {
    const answer = await fetch(source, { cache: 'no-store', signal: AbortSignal.timeout(5000) })
    if (answer.status === 404) return { kind: 'gone' }
    if (!answer.ok) return { kind: 'lost' }
    return { kind: 'picture', picture: await answer.json() }
  } catch {
    return { kind: 'lost' }
  }
}

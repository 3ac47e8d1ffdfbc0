import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { matchRecord } from '../domain/matches/match-records.ts'
import { matchSnapshot } from '../domain/matches/matches.ts'
import type { MatchSnapshot } from '../domain/matches/odds-feed.ts'
import type { WorldRegistry } from '../world/registry.ts'
import type { World } from '../world/world.ts'
import { allowAll, escaped, type HostPage, policy, sendPage, sendText } from './page.ts'

type Watched = { Params: { world: string; key: string } }

export type LiveTvOptions = {
  /** Origins that may frame the page. */
  ancestors: readonly string[]
  /** Folder of the built game client, whose second page draws the match; null shows the score alone. */
  clientDist: string | null
}

const noPictures: HostPage = {
  title: 'There are no pictures of this match',
  kicker: 'Live TV',
  label: '',
  value: '',
  source: '',
  backHref: '/home',
  backText: 'Back to the site',
  isDeadEnd: true,
}

/** The page behind getLiveTv: a match drawn from its feed, which the page asks for while it is watched. */
export function registerLiveTv(app: FastifyInstance, registry: WorldRegistry, options: LiveTvOptions): void {
  const { ancestors, clientDist } = options
  const shownIn = ({ world, key }: Watched['Params']) =>
    snapshotOf(registry.has(world) ? registry.get(world) : null, key)

  app.get<Watched>('/live-tv/watch/:world/:key', ({ params }, reply) => {
    const shown = shownIn(params)
    if (shown === null) return sendPage(reply, ancestors, 404, noPictures)
    const here = `/live-tv/watch/${params.world}/${encodeURIComponent(params.key)}`
    const backHref = `/exchange/${encodeURIComponent(params.key)}`
    if (clientDist !== null) {
      const data = { source: `${here}/picture`, back: backHref }
      return sendDrawn(reply, ancestors, pageOf(readFileSync(join(clientDist, 'live-tv.html'), 'utf8'), shown, data))
    }
    return sendPage(reply, ancestors, 200, {
      title: shown.match.matchName,
      kicker: `${shown.match.competition}, live`,
      label: 'Score',
      value: scoreText(shown),
      source: `${here}/score`,
      backHref,
      backText: 'Back to the match',
    })
  })
  app.get<Watched>('/live-tv/watch/:world/:key/score', ({ params }, reply) => {
    const shown = shownIn(params)
    return sendText(reply, shown && scoreText(shown))
  })
  app.get<Watched>('/live-tv/watch/:world/:key/picture', ({ params }, reply) => {
    const shown = shownIn(params)
    if (shown === null) return allowAll(reply).code(404).send({})
    return allowAll(reply).send(pictureOf(shown, registry.get(params.world).feed.reachedMs))
  })
}

function sendDrawn(reply: FastifyReply, ancestors: readonly string[], html: string): FastifyReply {
  return reply
    .headers({
      'content-security-policy': policy(reply.request, ancestors, false),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(html)
}

/** The built page with its data source, and a title for when it is opened without a frame. */
function pageOf(html: string, { match }: MatchSnapshot, data: { source: string; back: string }): string {
  return html
    .replace(
      '<html lang="en">',
      `<html lang="en" data-source="${escaped(data.source)}" data-back="${escaped(data.back)}">`,
    )
    .replace(/<title>[^<]*<\/title>/, `<title>${escaped(match.matchName)}</title>`)
}

const sportNames = { 4: 'cricket', 1: 'soccer', 2: 'tennis' } as const

/** The data of the picture: the score of the feed, and whether a ball is on its way. */
function pictureOf({ match, markets }: MatchSnapshot, nowMs: number) {
  const { matchName, competition, sportId, status, startTimeMs, teams, score } = match
  return {
    matchName,
    competition,
    sport: sportNames[sportId],
    status,
    startsInMs: startTimeMs - nowMs,
    teams,
    ballRunning: markets.some((market) => market.status === 'ball_running'),
    score,
  }
}

function snapshotOf(world: World | null, refMatchId: string): MatchSnapshot | null {
  if (world === null || (world.feed.get(refMatchId) === null && matchRecord(world, refMatchId) === null)) return null
  return matchSnapshot(world, refMatchId)
}

function scoreText({ match }: MatchSnapshot): string {
  return match.score?.summary ?? 'Not started yet'
}

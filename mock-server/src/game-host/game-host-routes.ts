import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { gameBySlug } from '@chaupar/games/catalogue/games'
import { providerName } from '@chaupar/games/catalogue/provider-index'
import { rulesNameOf } from '@chaupar/games/rules/rule-names'
import type { FastifyInstance } from 'fastify'
import { rupeeText } from '../domain/base/rupee-text.ts'
import { gameVisit, openGame } from '../domain/games/launch.ts'
import type { WorldRegistry } from '../world/registry.ts'
import type { World } from '../world/world.ts'
import { familiesWithFace, launchAddress, registerClient } from './game-client.ts'
import { registerLiveTv } from './live-tv-routes.ts'
import { type HostPage, openFile, pageFiles, sendPage, sendText } from './page.ts'
import { registerPayPages } from './pay-page-routes.ts'

export type GameHostOptions = {
  registry: WorldRegistry
  /** Origins of the app that differ from this server's own: they may frame the pages. */
  ancestors: readonly string[]
  /** Folder of the built game client; null serves none, and every game is the small page. */
  clientDist: string | null
  /** Whether pages say that amounts are play money. */
  isPlayMoney: boolean
}

type PageParams = { Params: { world: string; key: string }; Querystring: { lang?: string; device?: string } }

/**
 * The pages behind launchGame and getLiveTv. A sandboxed frame has neither cookie nor origin, so each address names
 * its world, and the launch token or visit key in it is all the proof there is.
 */
export function registerGameHost(app: FastifyInstance, options: GameHostOptions): void {
  const { registry, ancestors, clientDist, isPlayMoney } = options
  registerFiles(app)
  registerPayPages(app, options)
  if (clientDist !== null) registerClient(app, clientDist, ancestors)
  registerLiveTv(app, registry, { ancestors, clientDist })
  const worldOf = (name: string): World | null => (registry.has(name) ? registry.get(name) : null)

  app.get<PageParams>('/game-host/play/:world/:key', async ({ params, query, headers }, reply) => {
    const world = worldOf(params.world)
    if (world !== null && (await isStruck(world))) return sendPage(reply, ancestors, 503, brokenPage)
    const visit = world && openGame(world, params.key)
    if (visit === null) return sendPage(reply, ancestors, 404, usedPage)
    const family = familyOf(visit.game)
    if (clientDist !== null && familiesWithFace(clientDist).includes(family)) {
      // The header checked against the server's own names: a forwarded host may be made up by the client.
      const launch = {
        ...query,
        family,
        sessionID: params.key,
        rgsUrl: `${headers.host ?? ''}/game-host/rgs/${params.world}`,
      }
      return reply.header('cache-control', 'no-store').redirect(launchAddress(launch), 302)
    }
    return sendPage(reply, ancestors, 200, {
      title: visit.gameName,
      kicker: `${providerName(visit.provider)}${isPlayMoney ? ', played with play money' : ''}`,
      label: 'Balance',
      value: rupeeText(visit.balancePaise),
      source: `/game-host/visits/${params.world}/${visit.visitKey}/balance`,
      backHref: visit.homeUrl,
      backText: 'Back to the games',
    })
  })
  app.get<PageParams>('/game-host/visits/:world/:key/balance', ({ params }, reply) => {
    const world = worldOf(params.world)
    const visit = world && gameVisit(world, params.key)
    return sendText(reply, visit && rupeeText(visit.balancePaise))
  })
}

/** Holds the page of a game back for as long as was planted. Answers whether an error was. */
async function isStruck(world: World): Promise<boolean> {
  const effects = world.faults.takeForPage('openGame')
  for (const effect of effects) if (effect.kind === 'latency') await setTimeout(effect.ms, undefined, { ref: false })
  return effects.some(({ kind }) => kind === 'error')
}

/** Family of a game's rules; '' when it has none. */
function familyOf(slug: string): string {
  const game = gameBySlug(slug)
  return (game && rulesNameOf(game)?.split('/')[0]) ?? ''
}

const usedPage: HostPage = {
  title: 'This address was already used',
  kicker: 'A game opens once for each launch',
  label: '',
  value: '',
  source: '',
  backHref: '/home',
  backText: 'Back to the site',
  isDeadEnd: true,
}

const brokenPage: HostPage = { ...usedPage, title: 'This game does not open', kicker: 'The game host has a fault' }

function registerFiles(app: FastifyInstance): void {
  const files = [
    { url: pageFiles.style, file: 'page.css', type: 'text/css; charset=utf-8' },
    { url: pageFiles.script, file: 'page.js', type: 'text/javascript; charset=utf-8' },
    // The site's own fonts, which its pages name by file.
    ...['anek-display.woff2', 'anek-rupee.woff2', 'hanken-text.woff2'].map((file) => ({
      url: `/game-host/${file}`,
      file,
      type: 'font/woff2',
    })),
  ]
  for (const { url, file, type } of files) {
    const content = readFileSync(new URL(`files/${file}`, import.meta.url))
    app.get(url, (_request, reply) =>
      reply.headers(openFile).header('cache-control', 'no-cache').type(type).send(content),
    )
  }
}

import { type Game, slugOf } from './game.ts'
import { aesexy } from './providers/aesexy.ts'
import { aura } from './providers/aura.ts'
import { evolution } from './providers/evolution.ts'
import { ezugi } from './providers/ezugi.ts'
import { kingmaker } from './providers/kingmaker.ts'
import { onetouch } from './providers/onetouch.ts'
import { onlyplay } from './providers/onlyplay.ts'
import { powergames } from './providers/powergames.ts'
import { pragmaticplay } from './providers/pragmaticplay.ts'
import { qtech } from './providers/qtech.ts'
import { slots } from './providers/slots.ts'
import { spribe } from './providers/spribe.ts'
import { supernowa } from './providers/supernowa.ts'
import { vivo } from './providers/vivo.ts'
import { worldcasino } from './providers/worldcasino.ts'
import { xpg } from './providers/xpg.ts'

/** Every game of the site. The mock launches by it; the web loads the providers' files one by one. */
export const games: readonly Game[] = [
  ...evolution,
  ...ezugi,
  ...supernowa,
  ...worldcasino,
  ...xpg,
  ...onetouch,
  ...onlyplay,
  ...pragmaticplay,
  ...qtech,
  ...vivo,
  ...aesexy,
  ...powergames,
  ...spribe,
  ...kingmaker,
  ...aura,
  ...slots,
]

const bySlug = new Map(games.map((game) => [slugOf(game).toLowerCase(), game]))

/** The game that a launch names; the codes of a lobby are unique. */
export function gameByCode(provider: string, casino: string, code: string): Game | null {
  return games.find((game) => game.provider === provider && game.casino === casino && game.code === code) ?? null
}

/** The game of a slug, whatever its letters' case. */
export function gameBySlug(slug: string): Game | null {
  return bySlug.get(slug.toLowerCase()) ?? null
}

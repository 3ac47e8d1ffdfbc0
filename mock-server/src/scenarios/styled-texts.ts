import { changeSettings } from '../domain/base/change-settings.ts'
import type { TextStyle } from '../domain/base/text-style.ts'
import { keepNotification } from '../domain/content/notifications.ts'
import type { World } from '../world/world.ts'
import { seededPlayerId } from './seeded-players.ts'
import type { Situation } from './situation.ts'

function texts(name: string, style: TextStyle, about: string): Situation {
  return {
    name,
    group: 'texts',
    about,
    apply(world) {
      write(world, style)
      keepNotification(world, seededPlayerId(world), { title: 'Notice', message: 'A message', status: 'info' })
    },
    holds: (world) => world.settings.current.textStyle === style,
    end: (world) => write(world, 'plain'),
  }
}

/** Everything that people read is written so from now on, at the edge (http/shown-texts.ts); pages are told to ask again. */
function write(world: World, textStyle: TextStyle): void {
  changeSettings(world, { textStyle, appDetails: {} })
}

export const longTexts = texts(
  'long-texts',
  'long',
  'Names, scores, banners, notices, terms and reasons are as long as they may be',
)
export const hostileTexts = texts(
  'hostile-texts',
  'hostile',
  'The same texts hold markup, quotes, direction marks and format strings',
)

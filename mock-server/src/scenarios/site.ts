import { changeSettings } from '../domain/base/change-settings.ts'
import type { TextStyle } from '../domain/base/text-style.ts'
import { keepNotification } from '../domain/content/notification-records.ts'
import type { World } from '../world/world.ts'
import type { Situation, Topic } from './scenario.ts'
import { seededPlayerId } from './seeded-players.ts'

/** Whether the site is open, and how everything on it is written. */
export const site: Topic = {
  name: 'Site',
  scenarios: [
    {
      ...siteIs('live', 'The site is open: the way back from maintenance and suspended (BRAND_STATUS)'),
      isNormal: true,
    },
    siteIs('maintenance', 'The site is under maintenance (BRAND_STATUS)'),
    siteIs('suspended', 'The organisation is suspended (BRAND_STATUS)'),
  ],
}

export const texts: Topic = {
  name: 'Texts',
  scenarios: [
    textsAre('long', 'Names, scores, banners, notices, terms and reasons are as long as they may be'),
    textsAre('hostile', 'The same texts hold markup, quotes, direction marks and format strings'),
  ],
}

function siteIs(status: 'live' | 'maintenance' | 'suspended', about: string): Situation {
  return {
    name: status,
    group: 'site',
    about,
    apply: (world) => changeSettings(world, { appDetails: { BRAND_STATUS: status } }),
    holds: (world) => world.settings.current.appDetails.BRAND_STATUS === status,
  }
}

function textsAre(style: Exclude<TextStyle, 'plain'>, about: string): Situation {
  return {
    name: `${style}-texts`,
    group: 'texts',
    about,
    apply(world) {
      writeTexts(world, style)
      keepNotification(world, seededPlayerId(world), { title: 'Notice', message: 'A message', status: 'info' })
    },
    holds: (world) => world.settings.current.textStyle === style,
    end: (world) => writeTexts(world, 'plain'),
  }
}

/** Everything that people read is written so from now on, at the edge (http/shown-texts.ts); pages are asked to refetch. */
function writeTexts(world: World, textStyle: TextStyle): void {
  changeSettings(world, { textStyle, appDetails: {} })
}

import { changeSettings } from '../domain/change-settings.ts'
import { addBanner, announcements, appDetails, banners, setAnnouncements } from '../domain/content/content.ts'
import { keepNotification } from '../domain/content/notifications.ts'
import { restyleMatches } from '../domain/matches/restyle-matches.ts'
import { styled, type TextStyle } from '../domain/text-style.ts'
import type { Scenario } from '../world/scenario.ts'
import type { World } from '../world/world.ts'
import { requireSeededPlayer } from './seeded-players.ts'

export const longTexts: Scenario = {
  name: 'long-texts',
  about: 'Names of matches, markets and players, banners, announcements and notifications are as long as they may be',
  apply: (world) => restyle(world, 'long'),
}

export const hostileTexts: Scenario = {
  name: 'hostile-texts',
  about: 'The same texts hold markup, quotes, direction marks and format strings',
  apply: (world) => restyle(world, 'hostile'),
}

/** Lengths are those of openapi.yaml. */
function restyle(world: World, style: TextStyle): void {
  const text = (plain: string, longest: number) => styled(style, plain, longest)
  const { FOOTER_TEXT, SEO_TITLE } = appDetails(world)
  changeSettings(world, {
    textStyle: style,
    appDetails: { FOOTER_TEXT: text(FOOTER_TEXT, 5000), SEO_TITLE: text(SEO_TITLE, 200) },
  })
  setAnnouncements(
    world,
    announcements(world).map(({ content }) => text(content, 2000)),
  )
  const shown = banners(world)
  world.store.change('DELETE FROM banners')
  for (const banner of shown) {
    const { alt, title, label } = banner
    addBanner(world, {
      ...banner,
      alt: text(alt, 500),
      title: text(title, 200),
      text: text(banner.text, 500),
      label: text(label, 60),
    })
  }
  const player = requireSeededPlayer(world)
  keepNotification(world, player.id, {
    title: text('Notice', 200),
    message: text('A message', 2000),
    status: text('info', 50),
  })
  restyleMatches(world)
}

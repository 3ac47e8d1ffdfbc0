import type { Game, GameCategory, GameType } from './game.ts'
import type { ListCode, ProviderInfo } from './provider.ts'
import { providers, slotsList } from './provider-index.ts'

/** A game in a provider's file: slug, the provider's id, category, name, rails it belongs to. */
export type Row = readonly [slug: string, code: string, category: GameCategory, name: string, type?: GameType]

/** Picture of the play button on a cover. */
const playButton = '/art/play.svg'

/** A list's rows as catalogue entries with every field of spec 3. */
export function listed(list: ListCode, rows: readonly Row[]): readonly Game[] {
  const { casino, homeUrl } = list === slotsList.code ? slotsList : infoOf(list)
  return rows.map(([slug, code, category, name, type]) => {
    const src = `covers/${list}/${slug.replace(`${list}/`, '')}.svg`
    return {
      href: `/casino/${slug}`,
      code,
      casino,
      category,
      provider: list,
      homeUrl,
      imgUrl: src,
      plaBtn: playButton,
      alt: name,
      name,
      gameType: type === undefined ? [] : [type],
      cover: { src, alt: name },
    }
  })
}

function infoOf(list: ListCode): ProviderInfo {
  const found = providers.find(({ code }) => code === list)
  if (!found) throw new Error(`${list} is not in the provider index`)
  return found
}

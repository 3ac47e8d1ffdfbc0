import type { Volatility } from '../rules/reels/rounds.ts'
import { returnHundredths } from '../rules/returns.gen.ts'
import type { RulesName } from '../rules/rule-names.ts'
import type { Game, GameCategory, GameType } from './game.ts'
import type { ListCode, ProviderInfo } from './provider.ts'
import { providers, slotsList } from './provider-index.ts'

/** A game in a provider's file: slug, the provider's id, category, name, rules and theme, rails it belongs to. */
export type Row = readonly [
  slug: string,
  code: string,
  category: GameCategory,
  name: string,
  rules: RulesName,
  theme: string,
  type?: GameType,
]

/** Picture of the play button on a cover. */
const playButton = '/art/play.svg'

/** A list's rows as catalogue entries with every field of spec 3. */
export function listed(list: ListCode, rows: readonly Row[]): readonly Game[] {
  const { casino, homeUrl } = list === slotsList.code ? slotsList : infoOf(list)
  return rows.map(([slug, code, category, name, rules, theme, type]) => {
    const src = `covers/${list}/${slug.replace(`${list}/`, '')}.svg`
    const [family = '', variant = ''] = rules.split('/')
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
      rules,
      theme,
      family,
      ...volatilityOf(family, variant),
      returnHundredths: returnHundredths[rules],
    }
  })
}

/** Reels are named by it; elsewhere it follows from what the player bets on. */
function volatilityOf(family: string, variant: string): { volatility?: Volatility } {
  const isReels = family === 'lines' || family === 'ways' || family === 'tumbles' || family === 'classic'
  return isReels && (variant === 'low' || variant === 'medium' || variant === 'high') ? { volatility: variant } : {}
}

function infoOf(list: ListCode): ProviderInfo {
  const found = providers.find(({ code }) => code === list)
  if (!found) throw new Error(`${list} is not in the provider index`)
  return found
}

import { gameBySlug } from '@chaupar/games/catalogue/games'
import { rulesOf } from '@chaupar/games/rules/catalogue-rules'
import { crash, fastCrash } from '@chaupar/games/rules/instant/crash'
import { isLiveTable } from '@chaupar/games/rules/live-tables'
import { rulesNameOf } from '@chaupar/games/rules/rule-names'
import { crashStage } from './crash-stage.ts'
import type { Stage } from './stage.ts'
import { tableStage } from './table-stage.ts'

/** The stage of a game by its slug; null when its rounds are its player's alone. */
export function stageOf(slug: string): Stage | null {
  const game = gameBySlug(slug)
  if (game === null) return null
  const rules = isLiveTable(game) ? rulesOf(game) : null
  if (rules !== null) return tableStage(slug, rules)
  switch (rulesNameOf(game)) {
    case 'crash/steady':
      return crashStage(slug, crash)
    case 'crash/fast':
      return crashStage(slug, fastCrash)
    default:
      return null
  }
}

import type { WorldContext } from '../context.ts'
import { styled } from '../text-style.ts'
import type { MarketRecord } from './market-records.ts'

const longestName = 200

/** Writes the names of matches and markets that are kept already in the world's style; new ones come in it. */
export function restyleMatches(world: WorldContext): void {
  const { textStyle } = world.settings.current
  const text = (plain: string) => styled(textStyle, plain, longestName)
  const matches = world.store.all('SELECT ref_match_id, match_name FROM matches', [], (row) => ({
    id: row.text('ref_match_id'),
    name: row.text('match_name'),
  }))
  for (const { id, name } of matches) {
    world.store.change('UPDATE matches SET match_name = ? WHERE ref_match_id = ?', [text(name), id])
  }
  const markets = world.store.all('SELECT market_id, head_name, selections FROM markets', [], (row) => ({
    id: row.text('market_id'),
    name: row.text('head_name'),
    selections: selectionsOf(row.text('selections')),
  }))
  for (const { id, name, selections } of markets) {
    const renamed = selections.map((selection) => ({ ...selection, name: text(selection.name) }))
    const sql = 'UPDATE markets SET head_name = ?, selections = ? WHERE market_id = ?'
    world.store.change(sql, [text(name), JSON.stringify(renamed), id])
  }
  world.feed.forgetFresh()
}

function selectionsOf(json: string): MarketRecord['selections'] {
  return JSON.parse(json)
}

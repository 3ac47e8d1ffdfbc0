import type { WorldContext } from '../base/context.ts'

type Added = { playerId: number; stakePaise: number } & ({ betId: string } | { roundId: number })

/** Notes a stake that was added now to a bet that waits, or to a round that is open. */
export function insertAddedStake(world: WorldContext, added: Added): void {
  world.store.run(
    'INSERT INTO added_stakes (player_id, bet_id, round_id, stake_paise, added_at_ms) VALUES (?, ?, ?, ?, ?)',
    [
      added.playerId,
      'betId' in added ? added.betId : null,
      'roundId' in added ? added.roundId : null,
      added.stakePaise,
      world.clock.now(),
    ],
  )
}

/** Takes a stake off a waiting bet: the last added part goes first. */
export function dropAddedStake(world: WorldContext, betId: string, stakePaise: number): void {
  let leftPaise = stakePaise
  const sql = 'SELECT id, stake_paise FROM added_stakes WHERE bet_id = ? ORDER BY id DESC'
  const added = world.store.all(sql, [betId], (row) => ({ id: row.integer('id'), paise: row.integer('stake_paise') }))
  for (const { id, paise } of added) {
    const takenPaise = Math.min(paise, leftPaise)
    leftPaise -= takenPaise
    world.store.change('UPDATE added_stakes SET stake_paise = ? WHERE id = ?', [paise - takenPaise, id])
  }
}

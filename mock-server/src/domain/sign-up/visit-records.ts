import type { WorldContext } from '../base/context.ts'

/** Body of /page/visit (assumed); agent code and referral source are kept for the registration's report. */
export interface PageVisit {
  path: string
  referrer?: string
  agentCode?: string
  source?: string
}

export function visitPage(world: WorldContext, visit: PageVisit, playerId: number | null): void {
  world.store.run(
    'INSERT INTO page_visits (player_id, path, referrer, agent_code, referral_source, at_ms) VALUES (?, ?, ?, ?, ?, ?)',
    [playerId, visit.path, visit.referrer ?? null, visit.agentCode ?? null, visit.source ?? null, world.clock.now()],
  )
}

import { changeSettings } from '../domain/change-settings.ts'
import type { Scenario } from '../world/scenario.ts'
import { liveMatchOdds } from './live-match-odds.ts'

export const liveCricket: Scenario = {
  name: 'live-cricket',
  about: 'A cricket match is in play',
  apply(world) {
    changeSettings(world, { hasMatches: true })
    liveMatchOdds(world)
  },
}

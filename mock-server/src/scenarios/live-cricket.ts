import { changeSettings } from '../domain/base/change-settings.ts'
import { liveMatchOdds } from './live-match-odds.ts'
import type { Situation } from './situation.ts'

export const liveCricket: Situation = {
  name: 'live-cricket',
  group: 'matches',
  isNormal: true,
  about: 'A cricket match is in play',
  apply(world) {
    changeSettings(world, { hasMatches: true })
    liveMatchOdds(world)
  },
}

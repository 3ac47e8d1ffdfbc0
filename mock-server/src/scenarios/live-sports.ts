import { changeSettings } from '../domain/base/change-settings.ts'
import type { Situation } from './situation.ts'

/** Every world has matches of all sports in play; these say so by name, and bring them back after `no-matches`. */
function liveSport(name: string, sport: string): Situation {
  return {
    name,
    group: 'matches',
    isNormal: true,
    about: `${sport} matches are in play, with more to come`,
    apply(world) {
      changeSettings(world, { hasMatches: true })
      world.tick()
    },
  }
}

export const liveSoccer = liveSport('live-soccer', 'Soccer')
export const liveTennis = liveSport('live-tennis', 'Tennis')

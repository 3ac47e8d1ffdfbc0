import type { GamePolicy } from './policy.ts'

/** The ordinary one: careful offers. Only clients keep the time, so that a world whose clock stands can be played in. */
export const playMoney: GamePolicy = {
  flags: {
    socialCasino: true,
    disabledFullscreen: false,
    disabledTurbo: true,
    disabledSuperTurbo: true,
    disabledAutoplay: true,
    disabledSlamstop: true,
    disabledSpacebar: false,
    disabledBuyFeature: true,
    displayNetPosition: true,
    displayRTP: true,
    displaySessionTimer: true,
  },
  reelsRoundMs: 2_500,
  roundMs: 0,
  isHeldByServer: false,
}

import type { GamePolicy } from './policy.ts'

/** No rules at all: whatever a client has may be offered. */
export const none: GamePolicy = {
  flags: {
    socialCasino: true,
    disabledFullscreen: false,
    disabledTurbo: false,
    disabledSuperTurbo: false,
    disabledAutoplay: false,
    disabledSlamstop: false,
    disabledSpacebar: false,
    disabledBuyFeature: false,
    displayNetPosition: false,
    displayRTP: false,
    displaySessionTimer: false,
  },
  reelsRoundMs: 0,
  roundMs: 0,
  isHeldByServer: false,
}

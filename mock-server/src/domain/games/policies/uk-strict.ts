import type { GamePolicy } from './policy.ts'

/** As strict as the technical standards of Great Britain (RTS 14): nothing hurries a round, and the server holds the client to it. */
export const ukStrict: GamePolicy = {
  flags: {
    socialCasino: false,
    disabledFullscreen: false,
    disabledTurbo: true,
    disabledSuperTurbo: true,
    disabledAutoplay: true,
    disabledSlamstop: true,
    disabledSpacebar: true,
    disabledBuyFeature: true,
    displayNetPosition: true,
    displayRTP: true,
    displaySessionTimer: true,
  },
  reelsRoundMs: 2_500,
  roundMs: 5_000,
  isHeldByServer: true,
}

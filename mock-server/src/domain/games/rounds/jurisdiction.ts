import type { Game } from '@chaupar/contracts/catalogue/game'

/** What a client must and must not offer, in the words of the protocol (contracts/rgs.yaml). */
export interface Jurisdiction {
  socialCasino: boolean
  disabledFullscreen: boolean
  disabledTurbo: boolean
  disabledSuperTurbo: boolean
  disabledAutoplay: boolean
  disabledSlamstop: boolean
  disabledSpacebar: boolean
  /** The server then takes no bet that costs more than its amount. */
  disabledBuyFeature: boolean
  displayNetPosition: boolean
  displayRTP: boolean
  displaySessionTimer: boolean
  /** Milliseconds from one play to the next; the client's to keep. */
  minimumRoundDuration: number
}

const playMoney: Jurisdiction = {
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
  minimumRoundDuration: 0,
}

const reelsRoundMs = 2_500

/** The policy for a game: reels take their time. */
export function jurisdictionOf({ category }: Pick<Game, 'category'>): Jurisdiction {
  return category === 'slots' ? { ...playMoney, minimumRoundDuration: reelsRoundMs } : playMoney
}

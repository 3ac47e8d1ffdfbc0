/** The features that a client must and must not offer, in the words of the protocol (api/rgs.yaml). */
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
  /** Milliseconds from one play to the next. */
  minimumRoundDuration: number
}

/** How the games of a world are offered. */
export interface GamePolicy {
  flags: Omit<Jurisdiction, 'minimumRoundDuration'>
  /** The least that a round takes, in milliseconds: on reels, and in every other game that is played alone. */
  reelsRoundMs: number
  roundMs: number
  /** Whether the server refuses a round that comes sooner, by the world's clock; else the client alone keeps the time. */
  isHeldByServer: boolean
}

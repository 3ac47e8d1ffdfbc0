import type { Schema } from '@chaupar/api/api'
import type { TextStyle } from './text-style.ts'

/** Application details, field names of spec 3. `OTP` 0 means that sign-up needs a code; BRAND_STATUS 'live' or not. */
export interface AppDetails {
  LOGO_URL: string
  FOOTER_TEXT: string
  SEO_TITLE: string
  WHATS_APP_URL: string
  INSTATGRAM: string
  FACEBOOK: string
  TELEGRAM: string
  BRAND_STATUS: string
  OTP: number
}

/** How games are offered; the rules of each policy are in domain/games/policies. */
export type GamePolicyName = 'play-money' | 'uk-strict' | 'none'

export interface Settings {
  appDetails: AppDetails
  demoUsers: boolean
  /** Play money that a new player starts with; not part of cash. */
  openingCreditPaise: number
  /** Whether the world has matches of all sports; false = none at all. */
  hasMatches: boolean
  /** How names, announcements and notifications are written. */
  textStyle: TextStyle
  /** Ways to pay in or out that do not work now. */
  gatewaysDown: readonly Schema<'PaymentMethod'>[]
  /** Whether the operator has a gateway beside those of spec 9, and asks more for KYC: all by their description. */
  describedForms: boolean
  /** Agent codes that a registration is refused with: these, or all. */
  badAgentCodes: readonly string[] | 'all'
  gamePolicy: GamePolicyName
}

export const defaultSettings: Settings = {
  appDetails: {
    LOGO_URL: '',
    FOOTER_TEXT: 'Chaupar is played with play money only. For players aged 18 and over. Please play responsibly.',
    SEO_TITLE: 'Chaupar',
    WHATS_APP_URL: 'https://wa.me/910000000000',
    INSTATGRAM: 'https://www.instagram.com/chaupar.play',
    FACEBOOK: 'https://www.facebook.com/chaupar.play',
    TELEGRAM: 'https://t.me/chaupar_play',
    BRAND_STATUS: 'live',
    OTP: 0,
  },
  demoUsers: true,
  openingCreditPaise: 1_000_000,
  hasMatches: true,
  textStyle: 'plain',
  gatewaysDown: [],
  describedForms: false,
  badAgentCodes: [],
  gamePolicy: 'play-money',
}

/** Settings of a world, kept in its database. */
export class SettingsKeeper {
  readonly #save: (settings: Settings) => void
  #current: Settings

  constructor(initial: Settings, save: (settings: Settings) => void) {
    this.#current = initial
    this.#save = save
  }

  get current(): Settings {
    return this.#current
  }

  replace(settings: Settings): void {
    this.#current = settings
    this.#save(settings)
  }
}

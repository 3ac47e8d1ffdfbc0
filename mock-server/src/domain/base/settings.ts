import * as v from 'valibot'
import { textStyles } from './text-style.ts'

const appDetails = v.object({
  LOGO_URL: v.string(),
  FOOTER_TEXT: v.string(),
  SEO_TITLE: v.string(),
  WHATS_APP_URL: v.string(),
  INSTATGRAM: v.string(),
  FACEBOOK: v.string(),
  TELEGRAM: v.string(),
  BRAND_STATUS: v.string(),
  OTP: v.number(),
})

/** Application details, field names of spec 3. `OTP` 0 means that sign-up needs a code; BRAND_STATUS 'live' or not. */
export type AppDetails = v.InferOutput<typeof appDetails>

/** The settings of a world with their defaults, which hold where its file has none. */
export const settingsSchema = v.object({
  appDetails: v.optional(appDetails, {
    LOGO_URL: '',
    FOOTER_TEXT: 'Chaupar is played with play money only. For players aged 18 and over. Please play responsibly.',
    SEO_TITLE: 'Chaupar',
    WHATS_APP_URL: 'https://wa.me/910000000000',
    INSTATGRAM: 'https://www.instagram.com/chaupar.play',
    FACEBOOK: 'https://www.facebook.com/chaupar.play',
    TELEGRAM: 'https://t.me/chaupar_play',
    BRAND_STATUS: 'live',
    OTP: 0,
  }),
  demoUsers: v.optional(v.boolean(), true),
  /** Play money that a new player starts with; not part of cash. */
  openingCreditPaise: v.optional(v.number(), 1_000_000),
  /** Whether the world has matches of all sports; false = none at all. */
  hasMatches: v.optional(v.boolean(), true),
  /** How names, announcements and notifications are written. */
  textStyle: v.optional(v.picklist(textStyles), 'plain'),
  /** Ways to pay in or out that do not work now. */
  gatewaysDown: v.optional(v.array(v.string()), []),
  /** Whether the operator has a gateway beside those of spec 9, and asks more for KYC: all by their description. */
  describedForms: v.optional(v.boolean(), false),
  /** Agent codes that a registration is refused with: these, or all. */
  badAgentCodes: v.optional(v.union([v.array(v.string()), v.literal('all')]), []),
  /** How games are offered; the rules of each policy are in domain/games/policies. */
  gamePolicy: v.optional(v.picklist(['play-money', 'uk-strict', 'none']), 'play-money'),
})

export type Settings = v.InferOutput<typeof settingsSchema>
export type GamePolicyName = Settings['gamePolicy']

export const defaultSettings: Settings = v.parse(settingsSchema, {})

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

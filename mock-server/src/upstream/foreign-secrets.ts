import { readJson } from '@chaupar/api/document'
import { type StandIns, withoutKeys } from '../world/secrets.ts'

/** Fields that open something, whatever a backend calls them. */
const opens =
  /pass(word|wd|code|phrase)?$|^pwd|^otp|otp$|secret|token$|^authorization$|^xu-auth$|cookie|session_?id$|api_?key$|^jwt$|^cvv|^m?pin$|credentials?$|private_?key|signature$|(verification|sms|auth|confirm\w*)_?code$/i
/** Of those the ones that name the caller: each gets a placeholder of its own. */
const isToken = /token$|^authorization$|^xu-auth$|^jwt$|session_?id$/i
/** Numbers of accounts, cards and documents; the last four stay, as people know them by these. */
const accounts = /^number$|account_?(no|number)$|^acc_?(no|number)$|card_?(no|number)$|^iban$|^pan(_?number)?$|aadhaar/i
const phones = /^(mobile|phone|msisdn)(_?(no|number))?$|^mobileno$/i
const mails = /e-?mail|^(upi|vpa)(_?id)?$/i

const standIn = /^token#\d+$|^\*{3}$/
/** Keys inside an address. */
const inAddress =
  /([?&#;][\w-]*(?:token|otp|password|secret|session|api_?key|signature|(?:verification|sms|auth|confirm\w*)[_-]?code)[\w-]*=)[^&#\s"]+/gi
/** A whole address that leads to another server, and the parts of it that only a key looks like. */
const elsewhere = /^https?:\/\//i
const keyLike = /(?<=[/=])(?:(?=[\w~-]*\d)[\w~-]{20,}|[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,})(?=$|[/?#&;])/g
/** A code that a text reads out: 'Your OTP is 482913'. */
const inWords = /\b(otp|code|password|pin|passcode)\b([^\d]{0,24})\d{4,8}(?!\d)/gi

/** Long enough, with a digit in it, and no moment. */
const secretLike = /^(?!\d{4}-\d\d-\d\d)(?=[^\s]*\d)[^\s]{4,}$/

const deepest = 30
const mostKnown = 2000

/**
 * Masks the secrets of a real backend and its callers. Only the names of secret fields are known here, so every such field is
 * masked, and a masked value is masked wherever it appears again in this world. A token becomes `token#N`, so that the calls of
 * two players stay apart; other secrets become `***`. Numbers keep their length and last digits, so that they still fit their
 * schemas. Masking twice changes nothing. All of it is in memory only.
 */
export class ForeignSecrets implements StandIns {
  readonly #known = new Map<string, string>()
  #tokens = 0
  /** Finds all that are known; null until it is asked for again. */
  #pattern: RegExp | null = null

  token(token: string): string {
    if (standIn.test(token)) return token
    const known = this.#known.get(token)
    if (known !== undefined) return known
    this.#tokens += 1
    return this.#remember(token, `token#${this.#tokens}`)
  }

  mask(value: unknown, name = '', depth = 0): unknown {
    if (depth > deepest) return '(too deep)'
    if (typeof value === 'string') return this.#string(name, value)
    // A small number, such as the setting OTP: 0, is not a secret.
    if (typeof value === 'number' && value > 999) return this.#number(name, value)
    if (value instanceof Uint8Array) return `(${value.length} bytes)`
    if (Array.isArray(value)) return value.map((one) => this.mask(one, name, depth + 1))
    if (typeof value !== 'object' || value === null) return value
    const isOpening = opens.test(name)
    const fields = Object.entries(value).map(([key, one]) => {
      // All values inside a secret field, such as `token: { access, refresh }`, are secret too.
      const masked = isOpening && !opens.test(key) ? this.#inside(name, one, depth + 1) : this.mask(one, key, depth + 1)
      return [this.#text(key), masked]
    })
    return Object.fromEntries(fields)
  }

  /** Words and moments beside a secret are struck in their place alone: they turn up in other texts too. */
  #inside(name: string, value: unknown, depth: number): unknown {
    if (typeof value === 'string') return secretLike.test(value) ? this.mask(value, name, depth) : '***'
    return this.mask(value, name, depth)
  }

  maskText(text: string): string {
    const value = readJson(text)
    return value === undefined ? this.#text(text) : JSON.stringify(this.mask(value))
  }

  address(url: string): string {
    return this.#text(url)
  }

  /** As a mismatch shows a value. */
  readonly shown = (name: string, value: unknown): unknown =>
    opens.test(name) && value !== null && typeof value !== 'object' ? '***' : this.mask(value, name)

  #string(name: string, value: string): string {
    if (value === '') return value
    if (isToken.test(name)) return this.token(value)
    if (opens.test(name)) return this.#remember(value, '***')
    if (accounts.test(name)) return this.#remember(value, withoutMiddle(value, 0, value.length > 6 ? 4 : 2))
    if (phones.test(name)) return this.#remember(value, withoutMiddle(value, 2, 2))
    if (mails.test(name)) return this.#remember(value, value.replace(/^[^@]*/, crossed))
    return this.#text(value)
  }

  #number(name: string, value: number): number | string {
    if (opens.test(name)) return this.#remember(String(value), '***')
    if (accounts.test(name) || phones.test(name)) return Number(this.#string(name, String(value)))
    return value
  }

  #text(text: string): string {
    const known = this.#known.size === 0 ? text : text.replaceAll(this.#finder(), (one) => this.#known.get(one) ?? one)
    const without = withoutKeys(known).replaceAll(inAddress, '$1***').replaceAll(inWords, '$1$2***')
    return elsewhere.test(without) ? without.replaceAll(keyLike, '***') : without
  }

  /** A secret too short to search for is replaced in its field alone. */
  #remember(secret: string, standsFor: string): string {
    if (secret === standsFor || standIn.test(secret) || secret.length < 4 || this.#known.has(secret)) return standsFor
    if (this.#known.size >= mostKnown) this.#known.delete(this.#known.keys().next().value ?? '')
    this.#known.set(secret, standsFor)
    this.#pattern = null
    return standsFor
  }

  #finder(): RegExp {
    if (this.#pattern !== null) return this.#pattern
    const longestFirst = [...this.#known.keys()].sort((one, other) => other.length - one.length)
    const escaped = longestFirst.map((secret) => secret.replaceAll(/\W/g, '\\$&'))
    this.#pattern = new RegExp(`(?<!\\w)(?:${escaped.join('|')})(?!\\w)`, 'g')
    return this.#pattern
  }
}

/** A number with so many of its first and last digits; between them 0 for a digit and X for a letter. */
function withoutMiddle(number: string, first: number, last: number): string {
  return number.slice(0, first) + crossed(number.slice(first, -last)) + number.slice(-last)
}

function crossed(text: string): string {
  return text.replaceAll(/\d/g, '0').replaceAll(/[a-z]/gi, 'X')
}

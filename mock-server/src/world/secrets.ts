import { tokenHash, type Vault } from '../domain/base/vault.ts'
import type { Store } from '../store/store.ts'

const longestCache = 10_000
const deepest = 30

/** A code, the token of a launched game and that of a login, by their lengths, and account numbers; nothing like them around. */
const tokensAndCodes = /(?<![\w-])(?:\d{6}|[\w-]{32}|[\w-]{43})(?![\w-])/g
const accountNumbers = /(?<!\d)\d{9,34}(?!\d)/g
const isCode = /^\d{6}$/
const isLaunch = /^.{32}$/

interface SecretsOptions {
  store: Store
  vault: Vault
  /** Passwords that are printed at start and may be read by everybody; kept apart so that a replay can use them. */
  publicPasswords: readonly string[]
}

/** Replaces secrets with placeholders before journaling. */
export interface StandIns {
  token(token: string): string
  /** A copy of anything with the secrets in it replaced. */
  mask(value: unknown): unknown
  /** The same for the text of an answer. */
  maskText(text: string): string
  /** The same for an address. */
  address(url: string): string
}

/**
 * Replaces secrets in journal rows: a token by `token#N`, a code by `otp#N`, a password by `password#N`, an
 * account number by `number#N`.
 * The same secret has the same stand-in, so that a replay can put the right one in its place; none can be read back.
 */
export class Secrets implements StandIns {
  readonly #options: SecretsOptions
  readonly #tokens = new Map<string, string>()

  constructor(options: SecretsOptions) {
    this.#options = options
  }

  /** A copy of a value with its secrets replaced; levels deeper than in any of our bodies are left out. */
  mask(value: unknown, name = '', depth = 0): unknown {
    if (depth > deepest) return '(too deep)'
    if (typeof value === 'string') return this.#stands(name, value)
    if (typeof value === 'number' && name === 'otp') return this.otp(String(value))
    if (Array.isArray(value)) return value.map((one) => this.mask(one, name, depth + 1))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, this.mask(one, key, depth + 1)]))
  }

  /** The same for JSON that is text already; text without a secret comes back as it is. */
  maskText(json: string): string {
    if (!json.includes('token') && !json.includes('/game-host/')) return json
    return withoutKeys(json.replaceAll(/"token":"([^"\\]*)"/g, (_, token: string) => `"token":"${this.token(token)}"`))
  }

  address(url: string): string {
    return withoutKeys(url)
  }

  token(token: string): string {
    const known = this.#tokens.get(token)
    if (known !== undefined) return known
    const sql = 'SELECT rowid AS number FROM tokens WHERE token_hash = ?'
    const number = this.#options.store.one(sql, [tokenHash(token)], (row) => row.integer('number'))
    if (number === null) return 'token#0'
    if (this.#tokens.size >= longestCache) this.#tokens.clear()
    this.#tokens.set(token, `token#${number}`)
    return `token#${number}`
  }

  /** The session of a launched game. */
  launch(token: string): string {
    const sql = 'SELECT rowid AS number FROM game_launches WHERE launch_token = ?'
    const number = this.#options.store.one(sql, [tokenHash(token)], (row) => row.integer('number'))
    return `launch#${number ?? 0}`
  }

  otp(code: string): string {
    const { vault } = this.#options
    const sql = 'SELECT max(id) AS number FROM otp_codes WHERE code_hash = ?'
    const number = this.#options.store.one(sql, [vault.digest('otp', code)], (row) => row.integerOrNull('number'))
    return `otp#${number ?? 0}`
  }

  password(password: string): string {
    const publicNumber = this.#options.publicPasswords.indexOf(password)
    if (publicNumber >= 0) return `password#public${publicNumber}`
    return this.#aliasOf('password', password, String(password.length))
  }

  /** The number of a bank account or card: length, last digits and whether its check digit is right stay readable. */
  accountNumber(number: string): string {
    return this.#aliasOf('number', number, `${number.length}.${number.slice(-4)}.${hasCheckDigit(number) ? 1 : 0}`)
  }

  /** Text that a page showed: the secrets of this world in it are replaced, whatever stands around them. */
  maskShown(text: string): string {
    const [alias] = text.length > 20 ? [null] : this.#known('password', text)
    if (alias !== null) return alias
    const replaced = (found: string): string => {
      const name = isCode.test(found) ? this.otp(found) : isLaunch.test(found) ? this.launch(found) : this.token(found)
      return name.endsWith('#0') ? found : name
    }
    return withoutKeys(text)
      .replaceAll(accountNumbers, (found) => this.#known('number', found)[0] ?? found)
      .replaceAll(tokensAndCodes, replaced)
  }

  /** The stand-in of a secret, null for an unknown one, and its keyed digest. */
  #known(kind: 'password' | 'number', secret: string): [alias: string | null, digest: string] {
    const { store, vault } = this.#options
    const digest = vault.digest('journal', `${kind} ${secret}`)
    const sql = 'SELECT alias FROM journal_secrets WHERE digest = ?'
    return [store.one(sql, [digest], (row) => row.text('alias')), digest]
  }

  /** The same stand-in for the same secret; only a keyed digest is kept. */
  #aliasOf(kind: 'password' | 'number', secret: string, suffix: string): string {
    const { store } = this.#options
    const [known, digest] = this.#known(kind, secret)
    if (known !== null) return known
    const count = store.one('SELECT count(*) AS known FROM journal_secrets', [], (row) => row.integer('known')) ?? 0
    const alias = `${kind}#${count + 1}.${suffix}`
    store.run('INSERT INTO journal_secrets (digest, alias) VALUES (?, ?)', [digest, alias])
    return alias
  }

  #stands(name: string, value: string): string {
    if (/password/i.test(name)) return this.password(value)
    if (name === 'otp') return this.otp(value)
    if ((name === 'number' || name === 'account') && /^\d{9,34}$/.test(value)) return this.accountNumber(value)
    if (name === 'token' || name === 'authorization') return this.token(value)
    if (name === 'sessionID') return this.launch(value)
    return withoutKeys(value)
  }
}

/** Luhn's check, as cards have it. */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = index % 2 === 0 ? Number(digit) : Number(digit) * 2
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/**
 * Keys in an address: a token as a parameter, and the last part of a page of the game host (a launched game, its visit, a
 * payment). The deposit number of a payment page stays readable.
 */
const keyInAddress =
  /([?&#]token=|\/game-host\/(?:play\/[^/\s"]+\/|visits\/[^/\s"]+\/|pay\/(?:[\w-]+\.)?))(?![\w%.~-]*\*{3})[\w%.~-]+/g

/** Text, the keys of all addresses in it left out. Doing it twice changes nothing. */
export function withoutKeys(text: string): string {
  return text.replaceAll(keyInAddress, '$1***')
}

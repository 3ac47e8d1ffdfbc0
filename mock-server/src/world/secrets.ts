import { createHmac } from 'node:crypto'
import type { Store } from '../store/store.ts'

const longestCache = 10_000
const deepest = 30

interface SecretsOptions {
  store: Store
  /** Key of the digests of passwords. */
  key: string
  /** Passwords that are printed at start and may be read by everybody; told apart so that a replay can use them. */
  publicPasswords: readonly string[]
}

/** What opens something in an address: a token as a parameter, or the last part of a launched game's page. */
const keyInAddress = /([?&#]token=|\/game-host\/play\/[\w-]+\/)[\w%.~-]+/g

/**
 * Replaces secrets in what the journal is told: a token by `token#N`, a code by `otp#N`, a password by `password#N`.
 * The same secret has the same stand-in, so that a replay can put the right one in its place; none can be read back.
 */
export class Secrets {
  readonly #options: SecretsOptions
  readonly #tokens = new Map<string, string>()

  constructor(options: SecretsOptions) {
    this.#options = options
  }

  /** A copy of anything with the secrets in it replaced; what is nested deeper than any of our bodies is left out. */
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
    if (!json.includes('token') && !json.includes('/play/')) return json
    return json
      .replaceAll(/"token":"([^"\\]*)"/g, (_, token: string) => `"token":"${this.token(token)}"`)
      .replaceAll(keyInAddress, '$1***')
  }

  token(token: string): string {
    const known = this.#tokens.get(token)
    if (known !== undefined) return known
    const sql = 'SELECT rowid AS number FROM tokens WHERE token = ?'
    const number = this.#options.store.one(sql, [token], (row) => row.integer('number'))
    if (number === null) return 'token#0'
    if (this.#tokens.size >= longestCache) this.#tokens.clear()
    this.#tokens.set(token, `token#${number}`)
    return `token#${number}`
  }

  otp(code: string): string {
    const sql = 'SELECT max(id) AS number FROM otp_codes WHERE code = ?'
    const number = this.#options.store.one(sql, [code], (row) => row.integerOrNull('number'))
    return `otp#${number ?? 0}`
  }

  password(password: string): string {
    const { store, key, publicPasswords } = this.#options
    const publicNumber = publicPasswords.indexOf(password)
    if (publicNumber >= 0) return `password#public${publicNumber}`
    const digest = createHmac('sha256', key).update(password).digest('base64')
    const read = () =>
      store.one('SELECT alias FROM journal_secrets WHERE digest = ?', [digest], (row) => row.text('alias'))
    const known = read()
    if (known !== null) return known
    const count = store.one('SELECT count(*) AS known FROM journal_secrets', [], (row) => row.integer('known')) ?? 0
    const alias = `password#${count + 1}.${password.length}`
    store.run('INSERT INTO journal_secrets (digest, alias) VALUES (?, ?)', [digest, alias])
    return alias
  }

  #stands(name: string, value: string): string {
    if (/password/i.test(name)) return this.password(value)
    if (name === 'otp') return this.otp(value)
    if (name === 'token' || name === 'authorization') return this.token(value)
    return value.replaceAll(keyInAddress, '$1***')
  }
}

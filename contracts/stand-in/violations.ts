/** Violations of the contract by the stand-in, each on demand. */

/** What each violation does, for its reader. */
export const violations = {
  'missing field': 'banners come without their order',
  'amount as text': 'the exposure is a string',
  'three decimals': 'the coins of a wallet have a third decimal',
  'null text': 'a notification has no message but null',
  'unknown name': 'a match is "live", which is no status',
  'wrong type': 'the switch of one-time codes is a boolean',
  'wrong status': 'an unknown match is answered 400',
  'another 401': 'a dead token is answered by another text',
  'object for list': 'the bank details are one object',
  'no lay prices': 'a runner can be backed alone',
  'error without code': 'a refused bet says no code',
  'renamed event': 'the wallet is sent as balance_changed',
  'bare acknowledgement': 'session_check is acknowledged without a status',
  'open door': 'the handshake lets anybody in',
  'older number': 'every third push of prices bears the number of the one before the last',
  'board goes on': 'prices come after their board was left',
} as const

export type Violation = keyof typeof violations
export type Violations = ReadonlySet<Violation>

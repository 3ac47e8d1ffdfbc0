import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Bank, StatementType } from './queries.ts'

/** The name of a kind of statement row. */
export const statementTypeNames: Readonly<Record<StatementType, MessageDescriptor>> = {
  opening: msg`Opening credit`,
  deposit: msg`Deposit`,
  withdrawal: msg`Withdrawal`,
  bet: msg`Bet`,
  settlement: msg`Settlement`,
  cash_out: msg`Cash-out`,
  bonus: msg`Bonus`,
  referral: msg`Referral`,
  game: msg`Game`,
  correction: msg`Correction`,
}

/** The names of the specification's methods (spec 9); other gateways are named by the server. */
export const methodNames: Readonly<Record<string, MessageDescriptor | undefined>> = {
  bank: msg`Bank transfer`,
  card: msg`Card`,
  m_bkash: msg`bKash`,
  m_nagad: msg`Nagad`,
  m_paytm: msg`Paytm`,
  m_binance_tron: msg`Binance, TRON`,
  m_binance_bsc: msg`Binance, BSC`,
}

/** The key of a table that a text of the address or of a newer server may or may not be. */
export function keyOf<Key extends string>(table: Readonly<Record<Key, unknown>>, text: string): Key | undefined {
  const keys = Object.keys(table).filter((key): key is Key => Object.hasOwn(table, key))
  return keys.find((key) => key.toLowerCase() === text.toLowerCase())
}

/** Names a saved bank account or card by its bank and number. */
export function useAccountTitle(): (account: Pick<Bank, 'bankName' | 'number'>) => string {
  const { t } = useLingui()
  return ({ bankName, number }) => `${bankName ?? t`Card`} ${number}`
}

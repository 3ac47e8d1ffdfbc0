/** What deposits, withdrawals and bonuses do to money and lists. */
import { isObject, type Json, type JsonObject } from '@chaupar/api/document'
import { NotOffered } from '../states/state-source.ts'
import { shown } from '../words/values.ts'
import type { Check, Finding } from './check.ts'
import type { Scene } from './scene.ts'
import { amountFinding, countsAsUsed, figuresOf, movedIn, paise, walletOf } from './sequences-figures.ts'
import { topFindings } from './sequences-lists.ts'
import { api, type PactCall, pactCall, partsOf, sentIn } from './sequences-requests.ts'

const withdrawal = pactCall('createWithdrawal: cash and approved documents')
const deposit = pactCall('createDeposit: with a proof')
const bonus = pactCall('claimBonus: a bonus to claim')
/** A player who has announced one already: a list of one row has no order. */
const another = pactCall('listDeposits: a player with a request')
const tenRows = { query: { skip: '0', pagesize: '10' } }

const checkOf = ({ operation, states, needs }: PactCall) =>
  ({ provider: api, operation, states, needs: [...new Set(['token', ...needs])], effect: 'changes' }) as const

/** The checks of the cashier and of bonuses by a sequence of calls. */
export const cashierChecks: readonly Check[] = [
  { ...checkOf(withdrawal), situation: 'its amount is held, and it is on top of its list', run: withdrawn },
  { ...checkOf(withdrawal), operation: 'cancelWithdrawal', situation: 'the amount comes back', run: cameBack },
  {
    ...checkOf(deposit),
    states: another.states,
    situation: 'it is on top of its list, and no money moves yet',
    run: announced,
  },
  {
    ...checkOf(deposit),
    ...{ operation: 'getLimits', situation: 'a deposit counts as used from its request on' },
    run: (scene) => countsAsUsed(scene, 'deposit', deposit, 'amount'),
  },
  { ...checkOf(bonus), situation: 'its amount stands as coins', run: claimed },
]

async function withdrawn(scene: Scene): Promise<Finding[]> {
  const before = await walletOf(scene)
  const { wallet, amount } = await askedFor(scene)
  // A list of one row has no order.
  const { request } = await askedFor(scene)
  const same = [
    ['amount', amount],
    ['status', request.status],
  ] as const
  const top = { operation: 'listWithdrawals', list: 'rows', parts: tenRows, made: request, same }
  return [
    ...amountFinding('data.request.amount', request.amount, paise(amount), 'as it was sent'),
    ...(['balance', 'cash'] as const).flatMap((name) =>
      amountFinding(
        `data.wallet.${name}`,
        wallet[name],
        paise(before?.[name]) - paise(amount),
        `less the ${shown(amount)}`,
      ),
    ),
    ...versionFindings(before?.version, wallet.version),
    ...(await topFindings(scene, top)),
  ]
}

/** A wallet that has changed bears a higher version, where it has one. */
function versionFindings(before: Json | undefined, after: Json | undefined): Finding[] {
  if (typeof before !== 'number' || typeof after !== 'number' || after > before) return []
  return [{ field: 'data.wallet.version', expected: `more than the ${before} before it`, came: shown(after) }]
}

/** Asks for the pact's withdrawal. @throws NotOffered when it is refused */
async function askedFor(scene: Scene): Promise<{ request: JsonObject; wallet: JsonObject; amount: Json }> {
  const parts = partsOf(withdrawal, scene.values)
  const { request, wallet } = await scene.data('createWithdrawal', parts)
  if (!isObject(request) || !isObject(wallet)) throw new NotOffered('createWithdrawal answered no request or no wallet')
  return { request, wallet, amount: sentIn(parts).amount ?? null }
}

async function cameBack(scene: Scene): Promise<Finding[]> {
  const before = await walletOf(scene)
  if (before === null) throw new NotOffered('nothing answers the wallet before it')
  const { request } = await askedFor(scene)
  const { wallet } = await scene.data('cancelWithdrawal', { body: { id: request.id ?? null } })
  const after = await walletOf(scene)
  return [
    ['data.wallet', isObject(wallet) ? wallet : null] as const,
    ['listWithdrawals data.funds.wallet', after] as const,
  ].flatMap(([field, came]) =>
    (['balance', 'cash'] as const).flatMap((name) =>
      amountFinding(`${field}.${name}`, came?.[name], paise(before[name]), 'as before the withdrawal'),
    ),
  )
}

async function announced(scene: Scene): Promise<Finding[]> {
  const before = await figuresOf(scene, 'cashier')
  const parts = partsOf(deposit, scene.values)
  const { request } = await scene.data('createDeposit', parts)
  if (!isObject(request)) throw new NotOffered('createDeposit answered no request')
  const { status } = request
  const money = new Map([...before].filter(([field]) => !field.endsWith('count')))
  const moved = movedIn(money, await figuresOf(scene, 'cashier'), 'before it, until the operator approves it')
  if (moved.length > 0) return moved
  const same = [
    ['amount', sentIn(parts).amount],
    ['status', status],
  ] as const
  return topFindings(scene, { operation: 'listDeposits', list: 'rows', parts: tenRows, made: request, same })
}

async function claimed(scene: Scene): Promise<Finding[]> {
  const before = await walletOf(scene)
  if (before === null) throw new NotOffered('nothing answers the wallet before it')
  const { amount = null } = await scene.data('claimBonus', partsOf(bonus, scene.values))
  const after = await walletOf(scene)
  const why = `${shown(before.coins ?? null)} before it, with its ${shown(amount)}`
  return [
    ...amountFinding('coins', after?.coins, paise(before.coins) + paise(amount), why),
    ...amountFinding('balance', after?.balance, paise(before.balance), 'as before it: its parts are released later'),
  ]
}

import type { FastifyInstance, FastifyReply } from 'fastify'
import { worldOfRequest } from '../admission/world-name.ts'
import { rupeeText } from '../domain/base/rupee-text.ts'
import { approveDeposit, declineDeposit } from '../domain/cashier/decide-deposit.ts'
import type { Deposit } from '../domain/cashier/deposit-records.ts'
import { termsOf } from '../domain/cashier/gateways.ts'
import { depositToPay } from '../domain/cashier/pay-page.ts'
import type { WorldRegistry } from '../world/registry.ts'
import type { World } from '../world/world.ts'
import { type HostPage, sendPage } from './page.ts'

type Address = { Params: { key: string } }
type Choice = { Params: { key: string; choice: string } }

/** The receipt of the request, where the outcome stands. */
function returnPath({ id }: Deposit): string {
  return `/deposit/fast?request=${encodeURIComponent(id)}`
}

const refusal = 'The payment was declined at the provider'

const decisions = {
  pay: { operation: 'approveDeposit', decide: (world: World, id: string) => approveDeposit(world, id), more: {} },
  decline: {
    operation: 'declineDeposit',
    decide: (world: World, id: string) => declineDeposit(world, id, refusal),
    more: { reason: refusal },
  },
} as const

type PayPageOptions = {
  registry: WorldRegistry
  /** Origins of the app that may frame the page. */
  ancestors: readonly string[]
  /** Whether the page says that it takes play money. */
  isPlayMoney: boolean
}

/**
 * The page that payDepositFast leads to, in place of a payment provider's: pay or decline, and back to the site. It is
 * a page of its own, not a frame, so its world is that of the host name or the cookie, as everywhere.
 */
export function registerPayPages(app: FastifyInstance, { registry, ancestors, isPlayMoney }: PayPageOptions): void {
  app.get<Address>('/game-host/pay/:key', (request, reply) => {
    const { key } = request.params
    const world = worldOfRequest(registry, request, reply)
    const deposit = depositToPay(world, key)
    if (deposit === null) return sendPage(reply, ancestors, 404, noPayment)
    const page = deposit.status === 'pending' ? pageOf(world, deposit, key, isPlayMoney) : overPage(world, deposit)
    return sendPage(reply, ancestors, 200, page)
  })
  app.register(async (forms) => {
    // The buttons send no fields: the address names the action.
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, null),
    )
    forms.post<Choice>('/game-host/pay/:key/:choice', (request, reply) => {
      const { key, choice } = request.params
      const world = worldOfRequest(registry, request, reply)
      const deposit = depositToPay(world, key)
      if (deposit === null || !isChoice(choice)) return sendPage(reply, ancestors, 404, noPayment)
      // Pressed twice, or too late: the page says how it ended.
      if (deposit.status !== 'pending') return leadTo(reply, pathOf(key))
      decide(world, deposit.id, choice)
      return leadTo(reply, returnPath(deposit))
    })
  })
}

function pathOf(key: string): string {
  return `/game-host/pay/${encodeURIComponent(key)}`
}

function isChoice(choice: string): choice is keyof typeof decisions {
  return Object.hasOwn(decisions, choice)
}

/** Journaled as an operator's action, so that a replay repeats it. */
function decide(world: World, id: string, choice: keyof typeof decisions): void {
  const { operation, decide: run, more } = decisions[choice]
  world.clock.steady((atMs) => {
    run(world, id)
    const data = { request: { requestId: id, ...more }, reachedAtMs: world.feed.reachedMs }
    const text = `${operation} ${id} at the payment page`
    world.journal.append({ kind: 'control', name: operation, text, status: 200, atMs, data })
  })
}

function leadTo(reply: FastifyReply, path: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(path, 303)
}

function pageOf(world: World, deposit: Deposit, key: string, isPlayMoney: boolean): HostPage {
  const { amountPaise, gateway } = deposit
  return {
    title: `Pay ${rupeeText(amountPaise)}`,
    kicker: `${nameOf(world, gateway)}: a stand-in for the provider's page${isPlayMoney ? ', with play money' : ''}`,
    label: '',
    value: '',
    source: '',
    choices: [
      { address: `${pathOf(key)}/pay`, text: 'Pay' },
      { address: `${pathOf(key)}/decline`, text: 'Decline the payment' },
    ],
    backHref: returnPath(deposit),
    backText: 'Back without paying',
  }
}

const endings = { approved: 'The payment was made', declined: 'The payment was declined', expired: 'The time is over' }

function overPage(world: World, deposit: Deposit): HostPage {
  const { status, amountPaise, gateway } = deposit
  const title = status === 'pending' ? '' : endings[status]
  const kicker = `${rupeeText(amountPaise)} by ${nameOf(world, gateway)}`
  return { ...noPayment, title, kicker, backHref: returnPath(deposit) }
}

const noPayment: HostPage = {
  title: 'There is no such payment',
  kicker: 'Payment',
  label: '',
  value: '',
  source: '',
  backHref: '/gatewaylist',
  backText: 'Back to the site',
}

function nameOf(world: World, gateway: string): string {
  return termsOf(world, 'deposit', gateway)?.name ?? gateway
}

import type { Body, Data } from '@chaupar/api/api'
import type { Part } from '@chaupar/api/fuzz/hostile-call'
import { otpInbox } from '../../src/domain/accounts/otp-inbox.ts'
import { approveDeposit } from '../../src/domain/cashier/decide-deposit.ts'
import { creditPlayer } from '../../src/domain/money/credits.ts'
import type { World } from '../../src/world/world.ts'
import { identify, passport, picture } from '../support/identity.ts'
import { openMarket, seededId, threeRunners } from '../support/worlds.ts'
import type { TestClient } from './client.ts'

export const newPhone = { mobile: '9811122233', country_code: '91' }
export const ownPhone = { phone: '9820041177', countryCode: '91' }
export const payment = { gateway: 'm_paytm', amount: 500.5, utr: '402911223344' }
export const payout = { method: 'm_paytm', account: '9820041177', amount: 250 }
export const account = {
  type: 'bank',
  holder: 'Asha Rao',
  bankName: 'Konkan Bank',
  number: '123456789012',
  ifsc: 'KONK0000001',
}
export const game = {
  provider: 'spribe',
  code: 'aviator',
  casino: 'spribe',
  homeUrl: '/casino/spribe',
  device: 'mobile',
}

/** The newest code that a mobile number was sent. */
export function codeOf(world: World, mobile: string): string {
  const [newest] = otpInbox(world, mobile)
  if (newest === undefined) throw new Error(`no code was sent to ${mobile}`)
  return newest.code
}

/** A form with this JSON part and a picture. */
export function formOf(data: unknown, fileName: string): Part[] {
  const file = { name: fileName, value: picture.bytes, filename: 'scan.png', type: 'image/png' }
  return [{ name: 'data', value: JSON.stringify(data), type: 'application/json' }, file]
}

export const documents = (): Part[] => formOf(passport, 'file')

/** A market at prices that stand still, and a bet on it by the price that is there. */
export function bettable({ world }: TestClient): { marketId: string; body: Body<'placeBet'> } {
  const marketId = openMarket(world, { runners: threeRunners })
  const price = { side: 'back', odds: 3.05, accept: { policy: 'any' } } as const
  return { marketId, body: { marketId, selectionId: 'a', stake: 250.5, ...price } }
}

/** Documents accepted and free cash in the wallet: a withdrawal is possible. */
export function withCash({ world }: TestClient): void {
  identify(world, seededId(world))
  creditPlayer(world, seededId(world), 100_000)
}

export async function withdrawalId(client: TestClient): Promise<string> {
  withCash(client)
  return (await client.take('createWithdrawal', { body: payout })).request.id
}

/** A paid deposit, so that lists are not empty. */
export async function paidIn({ world, take }: TestClient): Promise<void> {
  const { request } = await take('createDeposit', { body: payment })
  approveDeposit(world, request.id)
}

/** Another login of a demo user, with read access only. */
export const demoToken = async ({ take }: TestClient): Promise<string> => (await take('loginDemo')).token

/** A break from play. */
export const takeBreak = ({ take }: TestClient): Promise<Data<'startTimeOut'>> =>
  take('startTimeOut', { body: { hours: 24 } })

export const liveMatchId = async ({ take }: TestClient): Promise<string> =>
  (await take('listMatches', { query: { when: 'inplay', sportId: '4' } })).matches[0]?.refMatchId ?? ''

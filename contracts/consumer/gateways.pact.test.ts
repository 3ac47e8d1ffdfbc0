import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { cashier } from '../../web/src/features/cashier/queries.ts'
import { oneOf, twoPlaces } from './examples/matchers.ts'
import { pactOf, playerToken, read, session, success, tokenHeader } from './exchange.ts'

const { arrayContaining, atLeastLike, boolean, eachLike, string } = MatchersV3
const exchange = pactOf('gateways')
const player = ['default', { signedIn: 'player' }] as const

test('[7.3-4] [9-6] [9-8] the ways to pay in and out, with what their forms ask', () =>
  exchange(
    {
      description: 'listGateways: a player',
      states: [player],
      request: { line: 'GET /gateways', headers: tokenHeader() },
      answer: {
        status: 200,
        body: success({
          gateways: eachLike({
            key: oneOf('bank|card|m_bkash|m_nagad|m_paytm|m_binance_tron|m_binance_bsc', 'm_paytm'),
            name: string('Paytm'),
            kind: oneOf('deposit|withdraw', 'deposit'),
            min: twoPlaces(200),
            max: twoPlaces(50_000),
            hours: string('00:00-24:00'),
            available: boolean(true),
            fields: atLeastLike(
              {
                name: string('utr'),
                label: string('UTR number'),
                kind: oneOf('file|text|date', 'text'),
                required: boolean(true),
              },
              0,
              1,
            ),
          }),
        }),
      },
    },
    async () => {
      session.token = playerToken
      const { gateways } = await read(cashier.gatewaysList())
      expect(gateways[0]).toMatchObject({ key: 'm_paytm', min: 200, fields: [{ name: 'utr', kind: 'text' }] })
    },
  ))

test('[7.3-4] a way to pay in says where to, by a link or by an address, in which currency, and whether fast', () => {
  const byLink = {
    name: string('Chaupar Play'),
    address: string('chaupar@pay'),
    note: string('Player 1'),
    link: string('upi://pay'),
  }
  const byCoins = { address: string('TXyz'), network: string('TRON'), currency: string('USDT'), rate: twoPlaces(90) }
  const help = { fields: arrayContaining({ pattern: string('^[0-9]{12}$') }) }
  return exchange(
    {
      description: 'listGateways: where to pay to',
      states: [player],
      request: { line: 'GET /gateways', headers: tokenHeader() },
      answer: {
        status: 200,
        body: success({
          gateways: arrayContaining({ fast: boolean(true), payTo: byLink, ...help }, { payTo: byCoins }),
        }),
      },
    },
    async () => {
      session.token = playerToken
      expect(await read(cashier.gatewaysList())).toMatchObject({
        gateways: [{ fast: true, payTo: { note: 'Player 1' } }, { payTo: { rate: 90 } }],
      })
    },
  )
})

test('[7.2-2] one of them takes payments by UPI', () =>
  exchange(
    {
      description: 'getDepositBankDetails: an account with UPI',
      states: [player],
      request: { line: 'GET /getBankAccountDetails', headers: tokenHeader() },
      answer: { status: 200, body: success({ bankDetails: arrayContaining({ upiId: string('chaupar@play') }) }) },
    },
    async () => {
      session.token = playerToken
      expect(await read(cashier.operatorBanks())).toMatchObject({ bankDetails: [{ upiId: 'chaupar@play' }] })
    },
  ))

test('[7.2-2] the operator’s accounts to pay into come as bankDetails', () =>
  exchange(
    {
      description: 'getDepositBankDetails: a player',
      states: [player],
      request: { line: 'GET /getBankAccountDetails', headers: tokenHeader() },
      answer: {
        status: 200,
        body: success({
          bankDetails: eachLike({
            id: string('ob-1'),
            bankName: string('Sahyadri Bank'),
            accountName: string('Chaupar Play'),
            accountNumber: string('000011112222'),
            ifsc: string('PLAY0000001'),
          }),
        }),
      },
    },
    async () => {
      session.token = playerToken
      expect((await read(cashier.operatorBanks())).bankDetails).toMatchObject([{ id: 'ob-1' }])
    },
  ))

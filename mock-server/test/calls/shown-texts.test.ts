import { expect, test } from 'vitest'
import { type App, buildApp } from '../../src/app.ts'
import { type JsonSchema, readApi } from '../../src/contract/document.ts'
import { listMatches } from '../../src/domain/matches/matches.ts'
import { operationIds } from '../../src/http/routes.ts'
import { shownTexts } from '../../src/wire/display-texts.ts'
import { cases } from '../every-operation/cases.ts'
import { clientAt } from '../every-operation/client.ts'
import { logIn, quietConfig, serveApp } from '../support/server.ts'
import { shownIn } from '../support/shown-texts.ts'
import { connect, emitRaw, next } from '../support/sockets.ts'

const { schemas, operations } = readApi('api')

/** Text fields that stay as they are, whatever the style: programs read them, or a player copies them letter by letter. */
const keptAsTheyAre = [
  ...['Success.message', 'Failure.message', 'Failure.errorMessage', 'FieldProblem.field', 'FieldProblem.message'],
  ...[
    'BalanceReply.message',
    'FailedAcknowledgement.message',
    'SessionCheckReply.message',
    'FailedAcknowledgement.code',
    'SessionCheckReply.code',
    'SessionRefresh.reason',
  ],
  ...['Notification.id', 'Notification.status', 'NotificationToast.status', 'Intent.operationId'],
  ...['User.mobileno', 'User.username', 'Session.token', 'Registration.token', 'ReferralChild.username'],
  ...['AppDetails.LOGO_URL', 'AppDetails.WHATS_APP_URL', 'AppDetails.INSTATGRAM', 'AppDetails.FACEBOOK'],
  ...['AppDetails.TELEGRAM', 'AppDetails.BRAND_STATUS', 'Banner.image', 'Banner.href'],
  ...['FastDeposit.redirectUrl', 'GameLaunch.url', 'LiveTv.url', 'Referral.link', 'ReferralStats.link'],
  ...['Score.points[]', 'Over.balls[]', 'Innings.overs', 'Bowler.overs', 'Market.result'],
  ...['InningsCard.overs', 'BowlerCard.overs', 'FallOfWicket.overs', 'Incident.minute'],
  ...['DepositBank.accountNumber', 'DepositBank.ifsc', 'DepositBank.upiId', 'Deposit.utr', 'PayTo.address'],
  ...['PayTo.link', 'PayTo.note', 'PayTo.currency', 'RequestDetail.text', 'FieldOption.value', 'StatementRecord.id'],
  'StatementRecord.round',
  ...['Bank.number', 'Bank.ifsc', 'FormField.name', 'FormField.pattern', 'Bonus.termsId', 'BonusGameException.game'],
]

/** Every text without a fixed form that an answer or a socket message may hold, as Schema.field. */
function textFields(): string[] {
  const found = new Set<string>()
  const seen = new Set<string>()
  const collect = (schema: unknown, path: string): void => {
    if (typeof schema !== 'object' || schema === null) return
    const { $ref, type, properties, items, allOf, oneOf, anyOf, ...rest }: JsonSchema = { ...schema }
    const isFree = [type].flat().includes('string') && !('enum' in rest || 'const' in rest || 'format' in rest)
    if (isFree && !('pattern' in rest)) found.add(path)
    if (typeof $ref === 'string' && !seen.has($ref)) {
      seen.add($ref)
      collect(schemas[$ref], $ref)
    }
    for (const [key, value] of Object.entries({ ...Object(properties) })) collect(value, `${path}.${key}`)
    if (items !== undefined) collect(items, `${path}[]`)
    for (const part of [allOf, oneOf, anyOf].flat()) collect(part, path)
  }
  for (const { responses } of operations) for (const response of Object.values(responses)) collect(response, 'answer')
  for (const event of ['NotificationToast', 'SessionRefresh', 'UpdateBalance', 'OddsUpdate', 'ExposureUpdate']) {
    collect({ $ref: event }, event)
  }
  for (const event of ['BetUpdate', 'SessionCheckReply', 'BalanceReply', 'OddsSnapshot', 'FailedAcknowledgement']) {
    collect({ $ref: event }, event)
  }
  return [...found].sort()
}

test('every text of openapi.yaml is written in the style of the world, or is known to stay as it is', () => {
  const shown = Object.entries(shownTexts).flatMap(([name, keys]) => keys.map((key) => `${name}.${key}`))
  expect(textFields()).toEqual([...shown, ...keptAsTheyAre].sort())
})

test.each([
  ['hostile-texts', (text: string) => text.startsWith('<img src=x')],
  ['long-texts', (text: string) => text.length >= 12],
] as const)('every operation answers in the style of %s', async (scenario, isStyled) => {
  const server: App = await buildApp(quietConfig, { defaultSeed: 'walk', systemNow: () => Date.UTC(2026, 10, 21, 14) })
  let count = 0
  for (const id of operationIds()) {
    const { name } = server.registry.create({ name: `texts-${id.toLowerCase()}`, seed: 'walk', scenario })
    const { status, json } = await cases[id].success(await clientAt(server, name))
    expect(status, id).toBe(200)
    const schema = operations.find(({ operationId }) => operationId === id)?.responses['200'] ?? {}
    const plain = shownIn(schema, json).filter(({ text }) => !isStyled(text))
    expect(plain, id).toEqual([])
    count += JSON.stringify(json).includes(scenario === 'long-texts' ? 'purushottama' : 'onerror') ? 1 : 0
    server.registry.delete(name)
  }
  expect(count).toBeGreaterThan(20)
  await server.app.close()
})

test('socket messages are in the style, too', async () => {
  const app = await serveApp()
  const world = app.registry.create({ name: 'hostile', seed: 'a', scenario: 'hostile-texts' })
  const headers = { 'x-world': world.name }
  const socket = await connect(app.origin, { token: await logIn(app, headers), query: { world: world.name } })
  const toast = next(socket, 'notification_toast')
  await app.app.inject({
    method: 'POST',
    url: `/__mock/worlds/${world.name}/push/toast`,
    payload: { message: 'Received', title: 'Deposit' },
  })
  expect((await toast).message).toMatch(/^<img src=x.*Received$/)
  const matchId = listMatches(world)[0]?.refMatchId
  const snapshot = await emitRaw(socket, 'odds:subscribe', { matchId })
  expect(snapshot).toMatchObject({
    markets: expect.arrayContaining([expect.objectContaining({ HeadName: expect.stringMatching(/^<img/) })]),
  })
})

test('a world with plain texts again shows its own words', async () => {
  const { registry, app } = await serveApp()
  const world = registry.create({ name: 'plain', seed: 'a', scenario: 'hostile-texts' })
  const names = async () => {
    const answer = await app.inject({ url: '/api/sports/matches', headers: { 'x-world': 'plain' } })
    return answer.body
  }
  expect(await names()).toContain('onerror')
  registry.apply(world.name, 'long-texts')
  expect(await names()).not.toContain('onerror')
  expect(await names()).toContain('purushottama')
  await app.inject({ method: 'POST', url: '/__mock/worlds/plain/scenario/end', payload: {} })
  expect(await names()).not.toContain('purushottama')
})

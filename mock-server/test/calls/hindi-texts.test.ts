import { expect, test } from 'vitest'
import { type App, buildApp } from '../../src/app.ts'
import { readApi } from '../../src/contract/document.ts'
import { operationIds } from '../../src/http/routes.ts'
import { translated } from '../../src/wire/languages/translation.ts'
import { casesOf } from '../every-operation/cases.ts'
import { clientAt } from '../every-operation/client.ts'
import { call, logIn, quietConfig, serveApp } from '../support/server.ts'
import { shownIn } from '../support/shown-texts.ts'
import { connect, emitRaw, next } from '../support/sockets.ts'

const { operations } = readApi('api')
const isHindi = (text: string) => /[\u0900-\u097f]/.test(text)

/** Names of people, sides and things, figures, and a player's own texts. */
const names = new Set([
  ...[
    'AppDetails.SEO_TITLE',
    'Withdrawal.account',
    'Bank.holder',
    'Bank.bankName',
    'DepositBank.bankName',
    'DepositBank.accountName',
    'PayTo.name',
  ],
  ...[
    'PayTo.network',
    'Gateway.hours',
    'PlayerSession.device',
    'ReferralChild.source',
    'ReferralSource.source',
    'User.name',
  ],
  ...[
    'AlertMatch.matchName',
    'PriceAlert.matchName',
    'Match.matchName',
    'Match.competition',
    'Bet.matchName',
    'BetMatch.matchName',
    'Team.name',
    'Team.shortName',
  ],
  ...['Batter.name', 'BatterCard.name', 'Bowler.name', 'BowlerCard.name', 'WaitingBatter.name', 'FallOfWicket.name'],
  ...['Dismissal.bowler', 'Dismissal.fielder', 'Incident.name', 'Innings.team', 'InningsCard.team', 'Score.summary'],
])
/** Of these, runners that are teams or players keep their names, and cases to pay that are brands theirs. */
const mixed = new Set([
  'Runner.name',
  'RunnerHistory.name',
  'OutcomeChange.name',
  'Bet.runnerName',
  'PriceAlert.runnerName',
  'Gateway.name',
  'FieldOption.label',
])
/** The name of a market that an operation's case made itself. */
const made = 'odds'
const brands = /^(BHIM|Paytm|bKash|Nagad|Binance, .*)$/
const figures = /^[-+\d:.,'’ ]+$/

test('every text that an operation answers has its Hindi', async () => {
  const server: App = await buildApp(quietConfig, { defaultSeed: 'walk', systemNow: () => Date.UTC(2026, 10, 21, 14) })
  const missing = new Set<string>()
  let translations = 0
  const described = (['listGateways', 'getKyc'] as const).map((id) => ({ id, scenario: 'described-forms' }))
  for (const { id, scenario } of [...operationIds().map((id) => ({ id, scenario: null })), ...described]) {
    const world = { name: `hindi-${id.toLowerCase()}`, seed: 'walk', ...(scenario === null ? {} : { scenario }) }
    const { name } = server.registry.create(world)
    const { json } = await casesOf(id).success(await clientAt(server, name))
    const schema = operations.find(({ operationId }) => operationId === id)?.responses['200'] ?? {}
    const texts = shownIn(schema, json)
    const sides = new Set(texts.filter(({ field }) => names.has(field)).map(({ text }) => text))
    for (const { field, text } of texts) {
      if (names.has(field) || figures.test(text) || text === made) continue
      const isName = mixed.has(field) && (brands.test(text) || sides.size === 0 || isSide(text, sides))
      if (isHindi(translated('hi', text))) translations += 1
      else if (!isName) missing.add(`${id} ${field}: ${text}`)
    }
    server.registry.delete(name)
  }
  expect([...missing]).toEqual([])
  expect(translations).toBeGreaterThan(100)
  await server.app.close()
})

function isSide(text: string, sides: ReadonlySet<string>): boolean {
  return [...sides].some((side) => side.includes(text) || text.includes(side))
}

test.each([
  ['Match Odds', 'मैच ऑड्स'],
  ['Fall of 2nd wkt KAL', 'विकेट 2 का पतन KAL'],
  ['Only 12 over run KOM', 'केवल ओवर 12 के रन KOM'],
  ['KAL need 103 from 62', 'KAL को 62 गेंदों में 103 चाहिए'],
  ['Kanpur Looms won by 1 wicket', 'Kanpur Looms 1 विकेट से जीते'],
  ['Match Odds, A v B: won ₹1,200.50', 'मैच ऑड्स, A v B: ₹1,200.50 जीते'],
  [
    'At risk: Back The Draw at 3.4, Match Odds, A v B (−₹50.00 in coins)',
    'जोखिम में: ड्रॉ बैक, भाव 3.4, मैच ऑड्स, A v B (सिक्कों में −₹50.00)',
  ],
  ['Credit by the operator (₹500.00 of it paid the debt)', 'संचालक की ओर से जमा (इसमें से ₹500.00 से उधार चुकाया गया)'],
  ['₹500.00 was not accepted: The payment was not found', '₹500.00 स्वीकार नहीं हुए: भुगतान नहीं मिला'],
  ['₹500.00 was not accepted: Call us', '₹500.00 स्वीकार नहीं हुए: Call us'],
  ['Kochi Harbour', 'Kochi Harbour'],
])('%s becomes %s', (english, hindi) => {
  expect(translated('hi', english)).toBe(hindi)
  expect(translated('en', english)).toBe(english)
})

test('an answer is in the language of its request', async () => {
  const app = await serveApp()
  const titles = async (language?: string) => {
    const headers = language === undefined ? {} : { 'accept-language': language }
    const { json } = await call(app, '/api/getBanners', { headers })
    return JSON.stringify(json)
  }
  expect(await titles()).toContain('Cricket in play')
  expect(await titles('en-IN,hi;q=0.9')).toContain('Cricket in play')
  expect(await titles('hi-IN')).toContain('क्रिकेट, अभी चालू')
})

test('an intent returns the texts and refusals of its call in the language of the look-up', async () => {
  // By day: some cases to pay are closed at night.
  const app = await serveApp({}, { systemNow: () => Date.UTC(2026, 10, 21, 6) })
  const token = await logIn(app)
  await call(app, '/api/limits', { method: 'PUT', body: { deposit: { daily: 400 } }, token })
  const lookedUp = async (path: string, body: object, language: string) => {
    const key = `intent-of-${path.slice(1, 4)}`
    const headers = { 'accept-language': language }
    const made = await call(app, `/api${path}`, { body, token, headers: { ...headers, 'idempotency-key': key } })
    const asked = await call(app, `/api/intents/${key}`, { token, headers })
    expect(asked.json.data.answer).toEqual(made.json)
    return JSON.stringify(asked.json.data.answer)
  }
  // Made in English, and asked for in either language.
  const deposit = ['/deposit/create', { gateway: 'm_paytm', amount: 500, utr: '412345678901' }] as const
  expect(await lookedUp(...deposit, 'en')).toContain('Your own limit on deposits over 24 hours leaves ₹400.00')
  expect(await lookedUp(...deposit, 'hi')).toContain('जमा पर 24 घंटे की आपकी सीमा में ₹400.00 बाकी हैं')
  const { marketId = '', runners = [] } =
    (await call(app, '/api/sports/matches')).json.data.matches[0]?.firstMarket ?? {}
  const { selectionId = '', back = [] } = runners[0] ?? {}
  const price = { side: 'back', odds: back[0]?.price, accept: { policy: 'any' } }
  const bet = ['/bets', { marketId, selectionId, ...price, stake: 100 }] as const
  expect(await lookedUp(...bet, 'en')).toContain('"HeadName":"Match Odds"')
  expect(await lookedUp(...bet, 'hi')).toContain('"HeadName":"मैच ऑड्स"')
})

test('two sockets of one player hear the same news each in its language', async () => {
  const app = await serveApp()
  const { origin } = app
  const token = await logIn(app)
  const [english, hindi] = [await connect(origin, { token }), await connect(origin, { token, language: 'hi' })]
  const heard = [next(english, 'notification_toast'), next(hindi, 'notification_toast')]
  const payload = { title: 'Deposit request sent', message: '₹500.00 by Paytm is being checked' }
  await app.app.inject({ method: 'POST', url: '/__mock/worlds/default/push/toast', payload })
  const [first, second] = await Promise.all(heard)
  expect(first).toMatchObject(payload)
  expect(second).toMatchObject({ title: 'जमा अनुरोध भेजा गया', message: 'Paytm से ₹500.00 की जाँच हो रही है' })
  const listed = await call(app, '/api/sports/matches?when=inplay')
  const matchId = listed.json.data.matches[0]?.refMatchId
  const snapshot = await emitRaw(hindi, 'odds:subscribe', { matchId })
  expect(JSON.stringify(snapshot)).toContain('मैच ऑड्स')
})

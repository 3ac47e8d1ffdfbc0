/** The stand-in's calls: what it knows of openapi.yaml, and no more. */
import { type Book, fixture, market, phone, rupees, sides, wireBet, wireMarket, wireMatch } from './book.ts'
import type { Violations } from './violations.ts'

export interface Asked {
  readonly query: URLSearchParams
  readonly token: string | undefined
  readonly language: string | undefined
  readonly body: Readonly<Record<string, unknown>>
}

/** Status and content; the sender puts the envelope around it. */
interface Reply {
  readonly status: number
  readonly data?: unknown
  readonly refusal?: { readonly message: string; readonly code?: string }
}

type Call = (book: Book, asked: Asked, violating: Violations) => Reply

const done = (data: unknown): Reply => ({ status: 200, data })
const refuse = (status: number, message: string, code?: string): Reply => ({
  status,
  refusal: { message, ...(code === undefined ? {} : { code }) },
})

/** Lets those in who hold the account's token. */
function signedIn(call: Call): Call {
  return (book, asked, violating) => {
    const { token } = book.account
    if (token !== null && asked.token === token) return call(book, asked, violating)
    return refuse(401, violating.has('another 401') ? 'Please log in again' : 'Unauthorized action.')
  }
}

function exposure(book: Book, violating: Violations): unknown {
  const held = book.account.stakes.reduce((sum, { paise }) => sum + paise, 0)
  const own = { totalBets: book.account.stakes.length, refMatchId: fixture, matchName: sides.join(' v ') }
  return {
    currency: 'INR',
    exposureAmount: violating.has('amount as text') ? rupees(held).toFixed(2) : rupees(held),
    betMatches: held === 0 ? [] : [{ ...own, exposureAmount: rupees(held) }],
  }
}

const refusesBet = (violating: Violations, message: string, code: string) =>
  violating.has('error without code') ? refuse(422, message) : refuse(422, message, code)

/** What this operator knows of a bet; anything else is refused. */
const termsOfBet = ['marketId', 'selectionId', 'side', 'odds', 'stake', 'accept']

/** Prices go by two from 2, by five from 3 on, in hundredths. */
const isStep = (odds: number) => Math.round(odds * 100) % (odds >= 3 ? 5 : odds >= 2 ? 2 : 1) === 0

const placeBet: Call = (book, { body }, violating) => {
  const stake = Number(body.stake)
  const foreign = Object.keys(body).find((name) => !termsOfBet.includes(name))
  if (foreign !== undefined) return refuse(400, `We take no ${foreign}`, 'bad_request')
  if (book.isSuspended) return refusesBet(violating, 'No bets at the moment', 'market_suspended')
  if (!isStep(Number(body.odds))) return refusesBet(violating, 'We have no such price', 'odds_invalid')
  if (stake < 50) return refusesBet(violating, 'That is less than we take', 'stake_below_min')
  if (stake > 20_000) return refusesBet(violating, 'That is more than we take', 'stake_above_max')
  if (stake * 100 > book.account.paise) return refusesBet(violating, 'Not enough in your account', 'insufficient_funds')
  if (body.marketId !== market) return refuse(404, 'There is no such market', 'market_not_found')
  // A bet that accepts better prices only is refused at a worse one.
  if (Number(body.odds) > book.price) return refusesBet(violating, 'It pays less by now', 'price_changed')
  book.account.paise -= stake * 100
  book.account.version += 1
  book.account.stakes.push({ market, paise: stake * 100 })
  const wallet = {
    cash: 0,
    coins: 12.5,
    currency: 'INR',
    version: book.account.version,
    balance: rupees(book.account.paise),
  }
  return done({ wallet, exposureAmount: stake, bet: wireBet(stake, Number(body.odds)), slip: 'A-17' })
}

/** By method and path. */
export const calls: Readonly<Record<string, Call>> = {
  'POST /login': (book, { body }) => {
    const fits = body.username === 'player' && body.password === book.account.password
    if (!fits) return refuse(401, 'These two do not belong together', 'invalid_credentials')
    book.account.token = 'tk.51c7'
    const user = { vip: false, mobileno: phone, mstruserid: 40_017, username: 'player', name: 'Meena' }
    return done({ user, expires: null, token: 'tk.51c7' })
  },
  'GET /app/demo': () => done({ hasDemoUsers: false, since: 2024 }),
  'GET /getAppDetails': (book, _asked, violating) =>
    done({
      OTP: violating.has('wrong type') ? true : 0,
      WHATS_APP_URL: 'https://chat.example.in/support',
      TELEGRAM: '',
      SEO_TITLE: 'Evening kabaddi',
      LOGO_URL: '/logo.png',
      INSTATGRAM: '',
      FOOTER_TEXT: 'For adults, for fun.',
      FACEBOOK: '',
      BRAND_STATUS: book.isClosed ? 'maintenance' : 'live',
      theme: 'river',
    }),
  'GET /getBanners': (_book, _asked, violating) => {
    const banners = ['Semi-final', 'Raiders of the week'].map((alt, index) => ({
      image: `/b/${index}.webp`,
      href: '/sports',
      alt,
      ...{ label: 'Go there', text: 'Seven a side.', title: alt, weight: 5 },
      ...(violating.has('missing field') ? {} : { order: index }),
    }))
    return done({ banners })
  },
  'GET /announcement/display': (_book, { language }) =>
    done([{ pinned: true, content: language === 'hi' ? 'आज रात सेमीफ़ाइनल' : 'Semi-final tonight' }]),
  'GET /notifications': signedIn((_book, _asked, violating) =>
    done([
      {
        title: 'Hello',
        status: 'success',
        read: true,
        message: violating.has('null text') ? null : 'You are in.',
        id: 'ntf/88',
        createdAt: '2026-04-17T12:00:00.000Z',
        icon: 'wave',
      },
    ]),
  ),
  'GET /bet/exposure/amount': signedIn((book, _asked, violating) => done(exposure(book, violating))),
  'GET /getBankAccountDetails': signedIn((_book, _asked, violating) => {
    const account = {
      id: 'acc-9',
      bankName: 'Ganga Cooperative',
      branch: 'Patna',
      accountNumber: '55501',
      accountName: 'Ganga Support',
      ifsc: 'GANG0000007',
      upiId: 'support@ganga',
    }
    return done({ bankDetails: violating.has('object for list') ? account : [account] })
  }),
  'GET /sports/matches': (book, { query }, violating) => {
    const match = wireMatch(book)
    const isWanted =
      (query.get('sportId') ?? '4') === String(match.sportId) && (query.get('when') ?? 'inplay') === match.status
    if (!isWanted) return done({ total: 0, matches: [] })
    return done({ total: 1, matches: [violating.has('unknown name') ? { ...match, status: 'live' } : match] })
  },
  'GET /bet/match/odds': (book, { query }, violating) => {
    if (query.get('matchId') !== fixture) {
      return refuse(violating.has('wrong status') ? 400 : 404, 'We do not have that match', 'match_not_found')
    }
    return done({ sequence: book.ticks, refMatchId: fixture, markets: [marketPayload(book, violating)] })
  },
  'POST /bets': signedIn(placeBet),
  'POST /update-password': signedIn((book, { body }) => {
    if (body.currentPassword !== book.account.password)
      return refuse(400, 'That is not your password', 'password_wrong')
    book.account.password = String(body.newPassword)
    return done(null)
  }),
  'GET /signout': signedIn((book) => {
    book.account.token = null
    return done(null)
  }),
}

function marketPayload(book: Book, violating: Violations): Record<string, unknown> {
  const market = wireMarket(book)
  if (!violating.has('no lay prices') || !Array.isArray(market.runners)) return market
  const runners = market.runners.map((runner: object) => ({ ...runner, lay: undefined }))
  return { ...market, runners }
}

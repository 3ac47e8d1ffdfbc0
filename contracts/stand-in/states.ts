/** The states that the stand-in can be put into, by the protocol of docs/backend-guide.md. */
import { type Book, fixture, freshBook, market } from './book.ts'

type Params = Readonly<Record<string, unknown>>

/** What a state or a step needs of the stand-in. */
export interface Put {
  book: Book
  /** Sends an event to all connected sockets. */
  readonly push: (event: string, payload: object) => void
  /** Sends the prices to the sockets that follow them. */
  readonly pushPrices: () => void
}

/** Parameters of `default` that are understood; a state that asks for more is not offered. */
const understood = ['signedIn', 'match', 'bet']

type Change = (put: Put, params: Params) => object | null

/** Each answers the values that requests need, or null: not offered. */
const changes: Readonly<Record<string, Change>> = {
  default: (put, params) => {
    const fits = Object.keys(params).every((name) => understood.includes(name))
    if (!fits || params.match === 'soccer' || (params.bet !== undefined && params.bet !== true)) return null
    put.book = freshBook()
    const { account, price } = put.book
    if (params.signedIn !== undefined) account.token = `tk.${params.signedIn}`
    if (params.bet === true) account.stakes.push({ market, paise: 75_050 })
    const odds = { refMatchId: fixture, marketId: market, selectionId: `${fixture}/side-0`, odds: price }
    return { ...(account.token === null ? {} : { token: account.token }), ...odds }
  },
  maintenance: ({ book }) => {
    book.isClosed = true
    return {}
  },
  'suspended-market': ({ book }) => {
    book.isSuspended = true
    return {}
  },
  'low-balance': ({ book }, { balance }) => {
    book.account.paise = Number(balance) * 100
    return {}
  },
  // Steps: what makes the server send something.
  creditPlayer: ({ book, push }, { amount }) => {
    const { account } = book
    account.paise += Number(amount) * 100
    account.version += 1
    push('update_balance', {
      cash: 0,
      coins: 12.5,
      version: account.version,
      since: 'now',
      balance: account.paise / 100,
    })
    return {}
  },
  pushToast: ({ push }, { title, message, status }) => {
    push('notification_toast', { ttl: 4, status, message, title })
    return {}
  },
  movePrice: ({ book, pushPrices }, { ticks }) => {
    book.price += Number(ticks) * 0.02
    book.ticks += 1
    pushPrices()
    return {}
  },
  pushSessionRefresh: ({ push }, { reason }) => {
    push('session_refresh', { reason })
    return {}
  },
}

/** Answers the values, null when there is no such state. A teardown has nothing to do: the next state begins again. */
export function change(put: Put, action: unknown, state: unknown, params: Params): object | null {
  const known = changes[String(state)]
  if (known === undefined) return null
  return action === 'setup' ? known(put, params) : {}
}

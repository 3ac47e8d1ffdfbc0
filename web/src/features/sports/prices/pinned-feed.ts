import { ApiError } from '../../../api/api-error.ts'
import type { Pin } from '../pins-store.ts'
import { type Market, marketCalls } from '../queries.ts'
import { frameQueue } from './frame-queue.ts'
import { closeMatch, openList, setPriceSource, stopWaiting, takeMarkets } from './market-store.ts'
import { type OddsPush, pushOdds } from './odds-push.ts'

/** A match whose push is lost is asked again so often; there may be several. */
const pollMs = 4000

/**
 * Follows pinned markets of several matches until the returned function is called: each match is pushed where the server
 * acknowledges it, else its odds calls are asked. What comes of other markets is dropped. The source is `push` while all
 * are pushed, `none` as soon as one of them is neither.
 */
export function followPinned(pins: readonly Pin[]): () => void {
  openList()
  const wanted = new Set(pins.map(({ marketId }) => marketId))
  const take = (markets: readonly Market[], isRestarted: boolean) => {
    const own = markets.filter(({ marketId }) => wanted.has(marketId))
    if (own.length > 0) takeMarkets(own, false, isRestarted)
    else stopWaiting()
  }
  const feeds = [...new Set(pins.map(({ matchId }) => matchId))].map(
    (matchId) => new PinnedMatch(matchId, take, onChange),
  )
  function onChange(): void {
    const lost = feeds.some((feed) => feed.source === 'none')
    setPriceSource(lost ? 'none' : feeds.every((feed) => feed.source === 'push') ? 'push' : 'poll')
  }
  for (const feed of feeds) feed.start()
  return () => {
    for (const feed of feeds) feed.stop()
    closeMatch()
  }
}

/** A match that the server does not know any more has no markets: that is an answer, and pauses nothing. */
function goneOrNull(error: unknown): { markets: readonly Market[] } | null {
  return error instanceof ApiError && (error.status === 404 || error.status === 400) ? { markets: [] } : null
}

/** One match of which markets are pinned. */
class PinnedMatch {
  readonly #matchId: string
  readonly #take: (markets: readonly Market[], isRestarted: boolean) => void
  readonly #onChange: () => void
  readonly #queue = frameQueue<{ markets: readonly Market[] }>((updates) =>
    this.#take(
      updates.flatMap(({ markets }) => markets),
      false,
    ),
  )
  #push: OddsPush | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped = false
  #answered = false

  constructor(matchId: string, take: (markets: readonly Market[], isRestarted: boolean) => void, onChange: () => void) {
    this.#matchId = matchId
    this.#take = take
    this.#onChange = onChange
  }

  get source(): 'push' | 'poll' | 'none' {
    if (this.#push?.isLive()) return 'push'
    return this.#answered ? 'poll' : 'none'
  }

  start(): void {
    this.#push = pushOdds(this.#matchId, {
      snapshot: ({ markets }, isRestarted) => {
        this.#take(markets, isRestarted)
        this.#onChange()
      },
      update: this.#queue.add,
      lost: () => {
        this.#answered = false
        this.#onChange()
        void this.#poll()
      },
    })
    void this.#poll()
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
    this.#push?.stop()
    this.#queue.stop()
  }

  async #poll(): Promise<void> {
    const over = () => this.#stopped || this.#push?.isLive()
    if (over()) return
    clearTimeout(this.#timer)
    const answers = await Promise.all([
      marketCalls.AllMarketData(this.#matchId).catch(goneOrNull),
      marketCalls.bookMakerData(this.#matchId).catch(goneOrNull),
      marketCalls.sessionOdds(this.#matchId).catch(goneOrNull),
    ])
    if (over()) return
    this.#answered = answers[0] !== null
    this.#take(
      answers.flatMap((answer) => answer?.markets ?? []),
      true,
    )
    this.#onChange()
    this.#timer = setTimeout(() => void this.#poll(), pollMs)
  }
}

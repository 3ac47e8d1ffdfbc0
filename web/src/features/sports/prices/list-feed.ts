import type { OddsUpdate } from '@chaupar/contracts/realtime'
import { frameQueue } from './frame-queue.ts'
import { newestOf } from './market-feed.ts'
import { setPriceSource, takeMarkets, useMarkets } from './market-store.ts'
import { type OddsPush, pushOdds } from './odds-push.ts'

/**
 * Has the first-market prices of the listed matches pushed, until the returned function is called; what is pushed of
 * their other markets is dropped. The source is `push` while every one of them is, else `poll`: the list asks itself.
 */
export function followListed(matchIds: readonly string[]): () => void {
  const pushes: OddsPush[] = []
  const queue = frameQueue<OddsUpdate>((updates) => takeListed(newestOf(updates)))
  const tell = () => setPriceSource(pushes.length > 0 && pushes.every((push) => push.isLive()) ? 'push' : 'poll')
  for (const matchId of matchIds) {
    const push = pushOdds(matchId, {
      snapshot: ({ markets }, anew) => {
        takeListed(markets, anew)
        tell()
      },
      update: queue.add,
      lost: tell,
    })
    pushes.push(push)
  }
  return () => {
    for (const push of pushes) push.stop()
    queue.stop()
  }
}

function takeListed(markets: OddsUpdate['markets'], anew = false): void {
  const known = useMarkets.getState().markets
  const listed = markets.filter(({ marketId }) => known[marketId])
  if (listed.length > 0) takeMarkets(listed, false, anew)
}

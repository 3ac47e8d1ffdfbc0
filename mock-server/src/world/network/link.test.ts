import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createRandom } from '../../domain/base/random.ts'
import { Link } from './link.ts'
import { type NetworkNumbers, unlimited } from './profiles.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

function linkOf(numbers: Partial<NetworkNumbers>, seed = 'a seed') {
  const cuts: number[] = []
  const { stream } = createRandom(seed)
  const runMs = () => performance.now()
  const link: Link = new Link({
    numbers: { ...unlimited, ...numbers },
    stream,
    runMs,
    onCut: () => cuts.push(Math.round(link.nowMs())),
  })
  onTestFinished(() => link.end())
  return { link, cuts }
}

/** Sends pieces of these sizes and answers when each arrives, in the order of arrival. */
async function arrivals(link: Link, sizes: readonly number[]): Promise<string[]> {
  const flow = link.flow('down')
  const seen: string[] = []
  for (const [index, bytes] of sizes.entries()) {
    flow.send(bytes, () => seen.push(`${index} at ${Math.round(link.nowMs())}`))
  }
  await vi.advanceTimersByTimeAsync(120_000)
  return seen
}

describe('a network', () => {
  test('lets pieces arrive by its rate and half its latency', async () => {
    const { link } = linkOf({ downBitsPerSecond: 8_000, latencyMs: 200 })
    expect(await arrivals(link, [100, 100, 50])).toEqual(['0 at 200', '1 at 300', '2 at 350'])
  })

  test('gives each connection its turn', async () => {
    const { link } = linkOf({ downBitsPerSecond: 8_000 })
    const seen: string[] = []
    const [long, short] = [link.flow('down'), link.flow('down')]
    for (const piece of [1, 2, 3]) long.send(100, () => seen.push(`long ${piece}`))
    short.send(100, () => seen.push('short'))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(seen).toEqual(['long 1', 'short', 'long 2', 'long 3'])
  })

  test('lets pieces arrive in their order, however late each is, and the same by the same seed', async () => {
    const shaky = { downBitsPerSecond: 80_000, latencyMs: 100, jitterMs: 50 }
    const sizes = Array.from({ length: 30 }, () => 100)
    const first = await arrivals(linkOf(shaky).link, sizes)
    expect(first.map((line) => Number(line.split(' ')[0]))).toEqual([...sizes.keys()])
    expect(await arrivals(linkOf(shaky).link, sizes)).toEqual(first)
    expect(await arrivals(linkOf(shaky, 'another').link, sizes)).not.toEqual(first)
  })

  test('of a tab that sleeps lets nothing through for 40 s, then all at once', async () => {
    const { link } = linkOf({ gap: { afterMs: 0, forMs: 40_000, everyMs: null, cutShare: 0 } })
    expect(await arrivals(link, [100, 100_000, 5])).toEqual(['0 at 40000', '1 at 40000', '2 at 40000'])
  })

  test('cuts connections when its gaps begin', async () => {
    const { cuts } = linkOf({ gap: { afterMs: 1_000, forMs: 500, everyMs: 10_000, cutShare: 1 } })
    await vi.advanceTimersByTimeAsync(22_000)
    expect(cuts).toEqual([1_000, 11_000, 21_000])
  })

  test('resets as many connections as it says, half of them after the effect', () => {
    const { link } = linkOf({ resetShare: 0.2 })
    const drawn = Array.from({ length: 20_000 }, () => link.reset())
    const share = (one: string) => drawn.filter((reset) => reset === one).length / drawn.length
    expect(share('before')).toBeCloseTo(0.1, 2)
    expect(share('after')).toBeCloseTo(0.1, 2)
  })

  test('that ends lets all arrive at once and leaves no timer', () => {
    const { link } = linkOf({
      downBitsPerSecond: 8_000,
      latencyMs: 500,
      gap: { afterMs: 5_000, forMs: 500, everyMs: 10_000, cutShare: 1 },
    })
    const flow = link.flow('down')
    const seen: string[] = []
    for (const name of ['first', 'second', 'third']) flow.send(100, () => seen.push(name))
    vi.advanceTimersByTime(150)
    expect(seen).toEqual([])
    link.end()
    expect(seen).toEqual(['first', 'second', 'third'])
    expect(vi.getTimerCount()).toBe(0)
    flow.send(1, () => seen.push('later'))
    expect(seen.at(-1)).toBe('later')
  })

  test('forgets what a connection that is gone was sent', async () => {
    const { link } = linkOf({ downBitsPerSecond: 8_000 })
    const flow = link.flow('down')
    const seen: string[] = []
    for (const name of ['first', 'second']) flow.send(100, () => seen.push(name))
    await vi.advanceTimersByTimeAsync(150)
    flow.drop()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(seen).toEqual(['first'])
  })
})

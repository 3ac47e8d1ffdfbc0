import type { Figures } from './load.ts'
import type { BenchTable } from './prepare.ts'
import type { SocketFigures } from './sockets.ts'

/** Megabytes and making time of a world. */
export type WorldMemory = { worlds: number; msEach: number; megabytesEach: number }

type Result = {
  machine: { cores: number; node: string; loadBefore: number }
  table: BenchTable
  sockets: Record<string, SocketFigures>
  /** Null where measuring failed. */
  worlds: Record<'made' | 'read', WorldMemory | null>
}

/** A ratio that is promised: `is` against `wanted`, where more is better unless `most`. */
export type Target = { what: string; is: number; wanted: number; most?: true }

/**
 * Runs a step of a bench. One that fails is named, and fails the command at its end; null is returned for it, so that what the
 * other steps measured is still printed.
 */
export async function attempt<Result>(name: string, step: () => Promise<Result>): Promise<Result | null> {
  try {
    return await step()
  } catch (error) {
    process.exitCode = 1
    console.error(`${name} failed: ${error instanceof Error ? error.message : String(error)}`)
    return null
  }
}

/** Prints which promises hold. */
export function printTargets(targets: readonly Target[]): void {
  console.table(
    targets.map(({ what, is, wanted, most }) => ({
      target: what,
      is: Number(is.toFixed(2)),
      wanted: `${most ? '<=' : '>='} ${wanted}`,
      holds: most ? is <= wanted : is >= wanted,
    })),
  )
}

/** Prints the tables and says of every promised ratio whether it holds. */
export function printReport({ machine, table, sockets, worlds }: Result, own: string): void {
  const rows = Object.entries(table).map(([server, { coldStartMs, calls, memoryMb }]) => ({
    server,
    'cold start ms': coldStartMs,
    ...Object.fromEntries(
      Object.entries(calls).map(([name, figures]) => [`${name} /s (p99 ms)`, figuresText(figures)]),
    ),
    'memory MB': memoryMb,
  }))
  console.table(rows)
  console.table(sockets)
  console.table(worlds)
  printTargets(targetsOf(table, sockets, worlds, own))
  console.log(`${machine.cores} cores, Node ${machine.node}, load before the run ${machine.loadBefore.toFixed(1)}`)
  if (machine.loadBefore > machine.cores / 2) console.log('The machine was busy: take the ratios with care.')
}

/** Medians of all rounds; failures in all of them. */
function figuresText(figures: readonly Figures[]): string {
  const failed = figures.reduce((sum, round) => sum + round.failed, 0)
  const rate = median(figures.map(({ perSecond }) => perSecond))
  const p99Ms = median(figures.map((round) => round.p99Ms))
  return `${rate} (${p99Ms})${failed > 0 ? ` ${failed} failed` : ''}`
}

/** The value that this share of all is not above; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The middle one; of none, or where nothing was measured, NaN. */
export function median(values: readonly number[]): number {
  const known = values.filter((value) => !Number.isNaN(value)).sort((one, other) => one - other)
  return known[Math.floor(known.length / 2)] ?? Number.NaN
}

function targetsOf(
  table: BenchTable,
  sockets: Record<string, SocketFigures>,
  worlds: Result['worlds'],
  own: string,
): Target[] {
  const rates = (server: string, call: string) => table[server]?.calls[call]?.map(({ perSecond }) => perSecond) ?? []
  /** The middle one of the rounds' ratios. */
  const times = (call: string, server: string): number => {
    const others = rates(server, call)
    return median(rates(own, call).map((rate, round) => rate / (others[round] ?? Number.NaN)))
  }
  const fact = (server: string, name: 'coldStartMs' | 'memoryMb') => table[server]?.[name] ?? Number.NaN
  const heard = (server: string) => sockets[server]?.perSecond ?? Number.NaN
  const reads = ['app details', 'match odds'].flatMap((call): Target[] => [
    { what: `${call}: times Prism`, is: times(call, 'Prism'), wanted: 6 },
    { what: `${call}: of bare Fastify`, is: times(call, 'bare Fastify'), wanted: 0.45 },
  ])
  return [
    ...reads,
    { what: 'bet through the ledger: times Prism', is: times('bet', 'Prism'), wanted: 1 },
    {
      what: 'cold start: of Prism',
      is: fact(own, 'coldStartMs') / fact('Prism', 'coldStartMs'),
      wanted: 1,
      most: true,
    },
    { what: 'memory: of Prism', is: fact(own, 'memoryMb') / fact('Prism', 'memoryMb'), wanted: 0.6, most: true },
    { what: 'socket messages: of bare socket.io', is: heard(own) / heard('bare socket.io'), wanted: 0.9 },
    { what: 'ms to make a world', is: worlds.made?.msEach ?? Number.NaN, wanted: 50, most: true },
    { what: 'megabytes a world, made', is: worlds.made?.megabytesEach ?? Number.NaN, wanted: 1, most: true },
    {
      what: 'megabytes a world, every market read',
      is: worlds.read?.megabytesEach ?? Number.NaN,
      wanted: 1.2,
      most: true,
    },
  ]
}

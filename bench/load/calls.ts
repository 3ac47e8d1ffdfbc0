import { ApiFailure } from '@chaupar/api/api-client'
import { ControlError } from '@chaupar/api/control-client'
import { quantile } from '../mock/report.ts'

/** A call that failed and is counted; what the player meant to do next is left out. */
export class FailedCall extends Error {}

/** One line of the table; times are those of calls that succeeded, NaN without one. */
export type CallRow = { operation: string; calls: number; errors: number; p50: number; p95: number; p99: number }

/** Every call of a run by its operation: how long it took, and why it failed. */
export class Calls {
  readonly #times = new Map<string, number[]>()
  readonly #reasons = new Map<string, Map<string, number>>()

  /** Makes a call and counts it. @throws FailedCall */
  async take<Answer>(operation: string, call: () => Promise<Answer>): Promise<Answer> {
    const beganMs = performance.now()
    try {
      const answer = await call()
      const times = this.#times.get(operation) ?? []
      this.#times.set(operation, times)
      times.push(performance.now() - beganMs)
      return answer
    } catch (error) {
      const reasons = this.#reasons.get(operation) ?? new Map<string, number>()
      this.#reasons.set(operation, reasons)
      const reason = reasonOf(error)
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
      throw new FailedCall(`${operation}: ${reason}`)
    }
  }

  /** The table, by the name of the operation; times in milliseconds with one decimal. */
  rows(): CallRow[] {
    const names = [...new Set([...this.#times.keys(), ...this.#reasons.keys()])].sort()
    return names.map((operation) => {
      const times = this.#times.get(operation) ?? []
      const errors = [...(this.#reasons.get(operation)?.values() ?? [])].reduce((sum, count) => sum + count, 0)
      const at = (share: number) => Math.round(quantile(times, share) * 10) / 10
      return { operation, calls: times.length + errors, errors, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
    })
  }

  /** Why calls failed, and how often, the most frequent first: `placeBet: 422 price_changed`. */
  failures(): { reason: string; count: number }[] {
    const all = [...this.#reasons].flatMap(([operation, reasons]) =>
      [...reasons].map(([reason, count]) => ({ reason: `${operation}: ${reason}`, count })),
    )
    return all.sort((one, other) => other.count - one.count)
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiFailure || error instanceof ControlError)
    return `${error.status} ${error.code || error.reason}`.trim()
  return error instanceof Error ? error.message : String(error)
}

/** A realtime request that got no answer: there was no connection, or none came within 1000 ms (spec 7.7, 8). */
export class RealtimeError extends Error {
  override readonly name = 'RealtimeError'
  readonly reason: 'not-connected' | 'no-answer'

  constructor(reason: 'not-connected' | 'no-answer') {
    super(reason)
    this.reason = reason
  }
}

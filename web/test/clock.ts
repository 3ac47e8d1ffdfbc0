/*
 * The one clock of the web's tests: each begins at noon of India on 21 November 2026, whatever the machine says, and time goes on
 * from there. The mock's worlds begin at the same moment. Fake timers begin where this clock stands. `setDeviceOffset` makes the
 * page's device wrong and leaves the mock's clock right.
 */

/** 21 Nov 2026, 12:00 in India. */
const startMs = Date.UTC(2026, 10, 21, 6, 30)

const MachineDate = Date
let startedAtMs = MachineDate.now()
let deviceOffsetMs = 0

const now = () => startMs + MachineDate.now() - startedAtMs + deviceOffsetMs

const TestDate = new Proxy(MachineDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})

/** Puts the clock back to its beginning. */
export function resetClock(): void {
  startedAtMs = MachineDate.now()
  deviceOffsetMs = 0
  globalThis.Date = TestDate
}

/** From now on the device's clock is so many ms ahead of the mock's. */
export function setDeviceOffset(ms: number): void {
  deviceOffsetMs = ms
}

/** A clock for the mock: the one that the test has now, without the device's offset. */
export function serverClock(): () => number {
  const deviceNow = Date.now
  return () => deviceNow() - deviceOffsetMs
}

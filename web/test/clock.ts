/*
 * The one clock of the web's tests: each begins at noon of India on 21 November 2026, whatever the machine says, and time goes on
 * from there. The mock's worlds begin at the same moment. Fake timers begin where this clock stands.
 */

/** 21 Nov 2026, 12:00 in India. */
const startMs = Date.UTC(2026, 10, 21, 6, 30)

const MachineDate = Date
let startedAtMs = MachineDate.now()

const now = () => startMs + MachineDate.now() - startedAtMs

const TestDate = new Proxy(MachineDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})

/** Puts the clock back to its beginning. */
export function resetClock(): void {
  startedAtMs = MachineDate.now()
  globalThis.Date = TestDate
}

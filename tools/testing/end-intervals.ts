/**
 * A setup file of Vitest. socket.io's adapter begins an interval for each server and never ends it: where the files of a
 * worker share its memory, every server of every test stayed in it, and each file ran slower than the one before.
 */
import { afterAll } from 'vitest'

const begun: NodeJS.Timeout[] = []
const begin = globalThis.setInterval
const noting = (...args: Parameters<typeof begin>) => {
  const interval = begin(...args)
  begun.push(interval)
  return interval
}

globalThis.setInterval = Object.assign(noting, begin)
afterAll(() => {
  globalThis.setInterval = begin
  // What holds its process has an owner that ends it.
  for (const interval of begun) if (!interval.hasRef()) clearInterval(interval)
})

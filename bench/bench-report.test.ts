import { expect, onTestFinished, test, vi } from 'vitest'
import { attempt, printReport } from './mock/report.ts'

test('a step of a bench that fails is named and fails the command; what others measured is printed', async () => {
  const code = process.exitCode
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const tables = vi.spyOn(console, 'table').mockImplementation(() => {})
  vi.spyOn(console, 'log').mockImplementation(() => {})
  onTestFinished(() => {
    process.exitCode = code
    vi.restoreAllMocks()
  })
  const sockets = await attempt('sockets', () => Promise.reject(new Error('the peer is gone')))
  expect(sockets).toBeNull()
  expect(errors.mock.calls).toEqual([['sockets failed: the peer is gone']])
  expect(process.exitCode).toBe(1)

  const failed = { perSecond: Number.NaN, p99Ms: Number.NaN, failed: 0 }
  const round = (perSecond: number) => ({ perSecond, p99Ms: 1, failed: 0 })
  const server = (figures: (typeof failed)[]) => ({ coldStartMs: 100, calls: { bet: figures }, memoryMb: 50 })
  const table = { own: server([round(300), round(320), failed]), Prism: server([round(100), failed, round(100)]) }
  const machine = { cores: 2, node: 'v24', loadBefore: 0 }
  printReport({ machine, table, sockets: {}, worlds: { made: null, read: null } }, 'own')

  const [rows] = tables.mock.calls[0] ?? []
  expect(rows).toEqual([
    expect.objectContaining({ server: 'own', 'bet /s (p99 ms)': '320 (1)' }),
    expect.objectContaining({ server: 'Prism', 'bet /s (p99 ms)': '100 (1)' }),
  ])
  const targets: { target: string; is: number; holds: boolean }[] = tables.mock.calls.at(-1)?.[0]
  const byName = new Map(targets.map(({ target, is, holds }) => [target, [is, holds]]))
  expect(byName.get('bet through the ledger: times Prism')).toEqual([3, true])
  expect(byName.get('megabytes a world, made')).toEqual([Number.NaN, false])
})

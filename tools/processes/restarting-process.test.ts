import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { startRestarting } from './restarting-process.ts'

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue()
})

/** A program that writes down when it begins, with its text, and when it ends. */
function program() {
  const folder = mkdtempSync(join(tmpdir(), 'chaupar-restart-'))
  const [source, diary] = [join(folder, 'program.mjs'), join(folder, 'diary')]
  const write = (text: string) => writeFileSync(source, text)
  const working = (text: string) =>
    write(`import { appendFileSync } from 'node:fs'
      const note = (line) => appendFileSync(${JSON.stringify(diary)}, line + '\\n')
      process.on('SIGTERM', () => { note('${text} ends'); process.exit() })
      setInterval(() => {}, 1000)
      note('${text} begins')`)
  appendFileSync(diary, '')
  working('one')
  const children: ChildProcess[] = []
  const running = startRestarting('program', () => {
    const child = spawn(process.execPath, [source], { stdio: 'ignore' })
    children.push(child)
    return child
  })
  onTestFinished(async () => {
    await running.stop()
    rmSync(folder, { recursive: true })
  })
  const read = () => readFileSync(diary, 'utf8').trim().split('\n')
  const reads = (lines: string[]) => eventually(() => expect(read()).toEqual(lines))
  return { running, write, working, reads, children }
}

test('the next begins when the last has ended, however often it is asked for', async () => {
  const { running, working, reads, children } = program()
  await reads(['one begins'])
  running.restart()
  working('two')
  running.restart()
  await reads(['one begins', 'one ends', 'two begins'])
  expect(children).toHaveLength(2)
  await running.stop()
  await reads(['one begins', 'one ends', 'two begins', 'two ends'])
  running.restart()
  expect(children).toHaveLength(2)
})

test('one that broke is started again', async () => {
  const { running, write, working, reads, children } = program()
  await reads(['one begins'])
  write('this is no program')
  running.restart()
  await eventually(() => expect(children[1]?.exitCode).toBe(1))
  expect(console.log).toHaveBeenCalledWith(expect.stringContaining('[program] It has ended'))
  working('three')
  running.restart()
  await reads(['one begins', 'one ends', 'three begins'])
})

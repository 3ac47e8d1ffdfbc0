/** The command as a process: what it ends with, and what it prints. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, runNode } from '../../tools/processes/run.ts'
import { startViolatingServer, type Violation } from './violating-server.ts'

const command = (...args: string[]) => runNode(join(root, 'contracts/explore/command.ts'), args)

/** Explores what guests read of a server with these violations. */
async function explored(...broken: Violation[]) {
  const { origin, stop } = await startViolatingServer(broken)
  const only = ['--operation', 'getBanners', '--operation', 'getAppDetails']
  return command('--api-url', `${origin}/api`, '--seed', '7', '--runs', '5', ...only).finally(stop)
}

test.concurrent('a server that keeps the documents ends it with 0', async () => {
  const { code, output } = await explored()
  expect(output).toContain('  fits    getBanners')
  expect(output).toContain('of 2 operations, seed 7: everything fits the documents')
  expect(code).toBe(0)
})

test.concurrent('one that does not ends it with 1, and with the way to see it again', async () => {
  const { code, output } = await explored('a body without a field')
  expect(output).toContain('  BROKEN  getAppDetails (1 finding, ')
  expect(output).toContain('BROKEN getAppDetails: body of 200')
  expect(output).toContain('--runs 5 --seed 7 --operation getAppDetails')
  expect(code).toBe(1)
})

test.concurrent('a name that no operation has ends it with 2', async () => {
  const { code, output } = await command('--api-url', 'http://127.0.0.1:9/api', '--operation', 'getBaners')
  expect(output).toContain('No operation of the documents has the name getBaners')
  expect(code).toBe(2)
})

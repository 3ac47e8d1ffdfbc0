/**
 * `npm run bench:mock`: installs the peers that the mock is measured beside into .tmp/bench (exact versions, outside the
 * project's own dependencies, only when absent) and runs the bench.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, findProgram, root, run, runNode } from '../tools/processes/run.ts'

const peers = {
  '@mockoon/cli': '9.9.0',
  '@stoplight/prism-cli': '5.16.0',
  autocannon: '9.0.0',
  'json-server': '0.17.4',
}

const folder = join(root, '.tmp/bench/peers')

async function install(): Promise<void> {
  if (Object.keys(peers).every((name) => existsSync(join(folder, 'node_modules', name)))) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ private: true, dependencies: peers }, null, 2)}\n`)
  console.log('Installing Prism, Mockoon, json-server and autocannon into .tmp/bench ...')
  const npm = findProgram('npm') ?? fail('npm is not on the PATH')
  // Nothing of theirs runs at install time.
  const done = await run(npm, ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
  })
  if (done.code !== 0) fail(`npm could not install the peers:\n${done.output}`)
}

await install()
const { code } = await runNode('bench/mock/bench.ts', [], { show: true })
process.exit(code)

// What every command of package.json starts with, so that a fresh clone needs nothing but Node 20 and npm:
// installs what the lockfile names, then runs the given file with the pinned Node from node_modules.
// Usage: node tools/bootstrap.mjs FILE [ARGUMENTS]
// Plain JavaScript on purpose: it runs under the machine's own Node, before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const binaries = join(root, 'node_modules', '.bin')
const pinnedNode = join(binaries, process.platform === 'win32' ? 'node.cmd' : 'node')
const stampFile = join(root, 'node_modules', '.installed-lockfile')
// What is compiled once, types stripped, is kept for the next start: a quarter off the mock's start, and memory too.
const compiled = process.env.NODE_COMPILE_CACHE ?? join(root, '.tmp', 'compile-cache')
// Servers of our own are never behind a proxy.
const unproxied = [process.env.NO_PROXY ?? process.env.no_proxy, 'localhost', '127.0.0.1', '::1']
  .filter(Boolean)
  .join(',')
const environment = {
  ...process.env,
  PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}`,
  NODE_COMPILE_CACHE: compiled,
  NO_PROXY: unproxied,
  no_proxy: unproxied,
}

/** Ends the command with one readable line. */
function fail(message) {
  console.error(message)
  process.exit(1)
}

/** `npm ci`, unless node_modules already holds what this very lockfile names. */
function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  console.log('Installing the packages of package-lock.json ...')
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (done.status !== 0) fail('npm ci failed; its message stands above.')
  writeFileSync(stampFile, wanted)
}

/** The `node` package arrives by an install script; where scripts are off the machine's own Node would run unnoticed. */
function checkNode() {
  const pinned = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.node
  const found = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8', env: environment }).stdout?.trim()
  if (found !== `v${pinned}`) {
    fail(
      `Node ${pinned} is needed in node_modules, found ${found || 'none'}. Run: npm rebuild node --ignore-scripts=false`,
    )
  }
}

/**
 * Runs the file with the pinned Node and leaves with its exit code; signals are passed on, the child decides. The scripts
 * that run until Ctrl-C start with `exec`, or the shell between npm and us would keep SIGTERM to itself and turn a clean
 * end into its own death by SIGINT. Should npm or a shell die all the same, nothing is left running.
 */
function run(file, args) {
  const child = spawn(pinnedNode, [file, ...args], { cwd: root, stdio: 'inherit', env: environment })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref()
  child.on('error', (error) => fail(`${file} did not start: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

const [file, ...args] = process.argv.slice(2)
if (!file) fail('Usage: node tools/bootstrap.mjs FILE [ARGUMENTS]')
if (Number(process.versions.node.split('.')[0]) < 20) fail(`Node 20 or newer is needed, this is ${process.version}.`)
// The bundler takes what follows these two for a fragment and a query.
if (/[#?]/.test(root)) fail(`The project cannot be built in a folder with # or ? in its path: ${root}`)
install()
checkNode()
run(file, args)

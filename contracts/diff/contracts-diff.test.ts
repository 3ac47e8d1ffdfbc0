import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root, runNode } from '../../tools/processes/run.ts'

/** The documents of the work tree in a folder of their own. */
function copyOfDocuments(): string {
  const folder = mkdtempSync(join(tmpdir(), 'chaupar-diff-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'contracts'))
  for (const path of ['openapi.yaml', 'api/rgs.yaml', 'api/asyncapi.yaml', 'api/games-asyncapi.yaml'])
    cpSync(join(root, path), join(folder, path))
  return folder
}

/** Takes the tennis out of the enum of sports in scores: less in answers, which is compatible; the other way is not. */
function withoutTennis(folder: string): void {
  const file = join(folder, 'openapi.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('[cricket, soccer, tennis]', '[cricket, soccer]'))
}

function gitIn(folder: string): Record<string, string> {
  const env = { GIT_DIR: join(folder, '.git'), GIT_WORK_TREE: folder, GIT_CONFIG_GLOBAL: '/dev/null' }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
      env: { ...process.env, ...env },
    })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '-m', 'Documents')
  return env
}

const diff = (args: readonly string[], env: Record<string, string> = {}) =>
  runNode('contracts/diff/contracts-diff.ts', args, { env })

test('two folders: a change is named, and breaks in one direction alone', async () => {
  const [old, now] = [copyOfDocuments(), copyOfDocuments()]
  withoutTennis(now)
  const narrowed = await diff([old, now])
  expect(narrowed).toMatchObject({ code: 0, output: expect.stringContaining('Score.sport: tennis no longer (sent by') })
  const widened = await diff([now, old])
  expect(widened).toMatchObject({ code: 1, output: expect.stringContaining('Score.sport: tennis too (sent by') })
  expect(widened.output).toContain('If they are meant, raise info.version there')
  expect((await diff([now, old, '--allow-breaking'])).code).toBe(0)
})

test('two files are compared by themselves', async () => {
  const [old, now] = [copyOfDocuments(), copyOfDocuments()]
  withoutTennis(old)
  const { code, output } = await diff([join(old, 'openapi.yaml'), join(now, 'openapi.yaml')])
  expect(code).toBe(1)
  expect(output).toContain('From openapi.yaml to openapi.yaml: ')
})

test('the last tag is the version to compare with', async () => {
  const folder = copyOfDocuments()
  const env = gitIn(folder)
  execFileSync('git', ['tag', 'v1'], { env: { ...process.env, ...env } })
  const tagged = await diff([], env)
  expect(tagged).toEqual({ code: 0, output: 'From v1 to the work tree: 0 breaking, 0 safe, 0 editorial.\n' })
})

test('before the first tag the last commit is compared, and a break of what is not released fails nothing', async () => {
  const folder = copyOfDocuments()
  withoutTennis(folder)
  const { code, output } = await diff([], gitIn(folder))
  expect(output).toMatch(/^There is no tag yet: no version of the documents is released/)
  expect(output).toMatch(/\nFrom HEAD to the work tree: [1-9]\d* breaking/)
  expect(output).toContain('Score.sport: tennis too (sent by')
  expect(code).toBe(0)
})

test('without a commit there is nothing to compare with, and it says so', async () => {
  const folder = copyOfDocuments()
  const env = { GIT_DIR: join(folder, 'no-repository'), GIT_WORK_TREE: folder }
  expect(await diff([], env)).toEqual({
    code: 0,
    output: expect.stringMatching(/^There is neither a tag nor a commit/),
  })
})

test('what is no version is said in words', async () => {
  const folder = copyOfDocuments()
  for (const [args, words] of [
    [['no-such-ref'], 'no-such-ref is neither a file or folder nor a git ref'],
    [[join(root, 'tools')], 'holds none of openapi.yaml'],
    [[folder, join(folder, 'openapi.yaml')], 'have to be two files, or two versions of the whole project'],
    [['a', 'b', 'c'], 'Two versions at most. "npm run contracts:diff -- --help" says'],
    [['--strict'], 'Unknown option \'--strict\'. "npm run contracts:diff -- --help" says'],
  ] as const) {
    const { code, output } = await diff(args)
    expect(code).toBe(2)
    expect(output).toContain(words)
    expect(output.trim().split('\n')).toHaveLength(1)
  }
})

test.each([
  [['openapi.yaml', 'FOLDER/broken.yaml'], 'FOLDER/broken.yaml cannot be read: '],
  [['openapi.yaml', 'FOLDER/empty.yaml'], 'FOLDER/empty.yaml cannot be read: '],
  [['openapi.yaml', 'FOLDER/other.yaml'], 'FOLDER/other.yaml is neither an OpenAPI nor an AsyncAPI document.'],
])('%j ends with 2 and says what is wrong with which file', async (args, words) => {
  const folder = mkdtempSync(join(tmpdir(), 'chaupar-diff-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'broken.yaml'), 'openapi: [3')
  writeFileSync(join(folder, 'empty.yaml'), '')
  writeFileSync(join(folder, 'other.yaml'), 'version: 3')
  const { code, output } = await diff(args.map((arg) => arg.replace('FOLDER', folder)))
  expect({ code, output }).toEqual({ code: 2, output: expect.stringContaining(words.replace('FOLDER', folder)) })
})

test('--help prints the usage', async () => {
  const { code, output } = await diff(['--help'])
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('--allow-breaking    end with 0') })
})

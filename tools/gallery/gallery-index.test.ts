import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readJson } from '@chaupar/api/document'
import { expect, onTestFinished, test } from 'vitest'
import { acceptPictures, picturesIn, writeIndex } from './gallery-index.ts'

/** A gallery's folder with these files, each with its own path as its text. */
function folderWith(...files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'chaupar-gallery-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const kind of ['latest', 'accepted', 'difference', 'failed']) mkdirSync(join(folder, kind))
  for (const file of files) writeFileSync(join(folder, file), file)
  return folder
}

const results = (folder: string) => picturesIn(folder).map(({ name, result }) => [name.split('.')[0], result])

/** A picture of each result. */
const oneOfEach = [
  ...['latest/a.player.390x844.en.dark.png'],
  ...['latest/b.player.390x844.en.dark.png', 'accepted/b.player.390x844.en.dark.png'],
  ...['latest/c.player.390x844.en.dark.png', 'accepted/c.player.390x844.en.dark.png'],
  'difference/c.player.390x844.en.dark.png',
  ...['accepted/d.player.390x844.en.dark.png', 'failed/d.player.390x844.en.dark.txt'],
]

test('a picture is new, the same, changed or failed by the files that it has', () => {
  const folder = folderWith(...oneOfEach)
  expect(results(folder)).toEqual([
    ['a', 'new'],
    ['b', 'same'],
    ['c', 'changed'],
    ['d', 'failed'],
  ])
  expect(picturesIn(folder)[3]).toEqual({
    name: 'd.player.390x844.en.dark',
    screen: 'd',
    state: 'player',
    width: 390,
    height: 844,
    language: 'en',
    theme: 'dark',
    result: 'failed',
    problem: 'failed/d.player.390x844.en.dark.txt',
  })
})

test('other files, and accepted pictures of screens that no longer exist, are left out', () => {
  const others = ['latest/index.json', 'latest/notes.png', 'accepted/gone.player.390x844.en.dark.png']
  expect(picturesIn(folderWith(...others))).toEqual([])
  expect(picturesIn(join(folderWith(), 'absent'))).toEqual([])
})

test('the index is written beside the latest pictures', () => {
  const folder = folderWith('latest/casino-game.game-url-fails.1440x900.hi.light.png')
  const gallery = writeIndex(folder, '2026-11-21T06:30:00.000Z')
  expect(gallery).toEqual({
    madeAt: '2026-11-21T06:30:00.000Z',
    pictures: [
      {
        name: 'casino-game.game-url-fails.1440x900.hi.light',
        screen: 'casino-game',
        state: 'game-url-fails',
        width: 1440,
        height: 900,
        language: 'hi',
        theme: 'light',
        result: 'new',
      },
    ],
  })
  expect(readJson(readFileSync(join(folder, 'latest/index.json'), 'utf8'))).toEqual(gallery)
})

test('accepting takes the new and the changed pictures of the wanted screens, and no failed one', () => {
  const folder = folderWith(...oneOfEach, 'latest/e.player.390x844.en.dark.png')
  expect(acceptPictures(folder, ({ screen }) => screen !== 'e')).toEqual([
    'a.player.390x844.en.dark',
    'c.player.390x844.en.dark',
  ])
  expect(results(folder)).toEqual([
    ['a', 'same'],
    ['b', 'same'],
    ['c', 'same'],
    ['d', 'failed'],
    ['e', 'new'],
  ])
  expect(readFileSync(join(folder, 'accepted/c.player.390x844.en.dark.png'), 'utf8')).toBe(
    'latest/c.player.390x844.en.dark.png',
  )
  expect(existsSync(join(folder, 'difference/c.player.390x844.en.dark.png'))).toBe(false)
})

import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { watchFiles } from './watch-files.ts'

/** A folder with a source and a document in it, watched; `seen` is how often a change was reported. */
function watched() {
  const root = mkdtempSync(join(tmpdir(), 'chaupar-watch-'))
  mkdirSync(join(root, 'src/deep'), { recursive: true })
  mkdirSync(join(root, 'src/.git'))
  const source = join(root, 'src/deep/a.ts')
  const document = join(root, 'api.yaml')
  for (const file of [source, document]) writeFileSync(file, '0')
  const changed = vi.fn()
  const { close } = watchFiles({ folders: [join(root, 'src')], files: [document] }, changed)
  onTestFinished(() => {
    close()
    rmSync(root, { recursive: true })
  })
  /** Does it and waits until it was reported. */
  const reports = async (change: () => void) => {
    changed.mockClear()
    change()
    await eventually(() => expect(changed).toHaveBeenCalled())
  }
  return { root, source, document, changed, reports }
}

/** As `git checkout`, `sed -i` and many editors save. */
function replace(file: string, text: string): void {
  writeFileSync(`${file}~`, text)
  renameSync(`${file}~`, file)
}

test('a file that is replaced by a rename is seen each time, and so is one that is written', async () => {
  const { source, document, reports } = watched()
  for (const text of ['1', '2', '3']) {
    await reports(() => replace(source, text))
    await reports(() => replace(document, text))
  }
  await reports(() => writeFileSync(source, '4'))
  await reports(() => writeFileSync(document, '4'))
})

test('folders that come, go and come again are watched', async () => {
  const { root, source, reports } = watched()
  const made = join(root, 'src/new/b.ts')
  await reports(() => mkdirSync(join(root, 'src/new')))
  await reports(() => writeFileSync(made, '1'))
  await reports(() => replace(made, '2'))
  await reports(() => rmSync(join(root, 'src/deep'), { recursive: true }))
  await reports(() => mkdirSync(join(root, 'src/deep')))
  await reports(() => writeFileSync(source, '1'))
  await reports(() => replace(source, '2'))
})

test('tests, files of editors and neighbours of a single file are not reported', async () => {
  const { root, source, changed, reports } = watched()
  for (const name of ['src/deep/a.test.ts', 'src/deep/.a.ts.swp', 'src/deep/a.ts~', 'other.yaml']) {
    writeFileSync(join(root, name), '1')
  }
  // What came before the last change would have been reported with it or before it.
  await reports(() => writeFileSync(source, '1'))
  expect(changed.mock.calls).toEqual([[['a.ts']]])
})

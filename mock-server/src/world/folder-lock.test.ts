import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'chaupar-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a folder is held by one until it is released', () => {
  const folder = newFolder()
  const lock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderInUse)
  expect(() => lockFolder(folder)).toThrow(/in use by another server.*DATA_DIR=/)
  lock.release()
  lockFolder(folder).release()
})

test('another folder is free, and made when absent', () => {
  const folder = newFolder()
  const lock = lockFolder(folder)
  const other = lockFolder(join(folder, 'not/yet/there'))
  other.release()
  lock.release()
})

test('only the lock itself stands in the folder', () => {
  const folder = newFolder()
  const lock = lockFolder(folder)
  expect(readdirSync(folder)).toEqual(['lock.sqlite'])
  lock.release()
  expect(readdirSync(folder)).toEqual(['lock.sqlite'])
})

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../../test/support/folders.ts'
import { FolderInUse, lockFolder } from './folder-lock.ts'

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

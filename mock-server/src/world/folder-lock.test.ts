import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { newFolder } from '../../test/support/folders.ts'
import { StoreFault } from '../store/store-fault.ts'
import { FolderFault } from './data-folder.ts'
import { FolderInUse, lockFolder } from './folder-lock.ts'

test('a folder is held by one until it is released', () => {
  const folder = newFolder()
  const lock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderInUse)
  expect(() => lockFolder(folder)).toThrow(/in use by another server.*DATA_DIR=/)
  lock.release()
  lockFolder(folder).release()
})

test('a lock is held until it is released, also when nothing refers to it', () => {
  const folder = newFolder()
  lockFolder(folder)
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  expect(() => lockFolder(folder)).toThrow(FolderInUse)
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

test('a folder where the system takes none is refused at once, by name and with the variable', () => {
  expect(() => lockFolder('/proc/nowhere/at/all')).toThrow(FolderFault)
  expect(() => lockFolder('/proc/nowhere/at/all')).toThrow(/^The data folder \/proc\/nowhere\/at\/all .*DATA_DIR=/)
})

test('a file on the way to the folder is reported', () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'file'), '')
  expect(() => lockFolder(join(folder, 'file', 'data'))).toThrow('a part of the path is a file')
})

test('an invalid lock file is named, and stays unchanged', () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'lock.sqlite'), 'garbage'.repeat(200))
  expect(() => lockFolder(folder)).toThrow(`${folder}/lock.sqlite is damaged, or no database at all`)
  const other = newFolder()
  mkdirSync(join(other, 'lock.sqlite'))
  expect(() => lockFolder(other)).toThrow(StoreFault)
  expect(() => lockFolder(other)).toThrow(`${other}/lock.sqlite cannot be opened`)
})

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { WrongUsage } from '../options.ts'
import { makeReady } from './file.ts'

const folder = mkdtempSync(join(tmpdir(), 'chaupar-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a report gets the folders that its file needs, and an older one stays until it is written over', () => {
  const file = join(folder, 'of', 'today', 'report.html')
  makeReady('html', file)
  expect(existsSync(file)).toBe(true)
  writeFileSync(file, 'older')
  makeReady('html', file)
  expect(readFileSync(file, 'utf8')).toBe('older')
})

test('a folder is no file, in words', () => {
  expect(() => makeReady('html', folder)).toThrow(WrongUsage)
  expect(() => makeReady('html', folder)).toThrow(`--html ${folder} cannot be written: EISDIR`)
})

test('nor can a file lie in another', () => {
  writeFileSync(join(folder, 'plain'), '')
  expect(() => makeReady('junit', join(folder, 'plain', 'junit.xml'))).toThrow('cannot be written: E')
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('[9-16] every sheet measures the height of the window by dvh, which follows it', () => {
  const root = join(import.meta.dirname, '../..')
  const sheets = ['web/src', 'games/client/src'].flatMap((folder) => globSync(`${folder}/**/*.css`, { cwd: root }))
  const heights = sheets.map((sheet) => [sheet, readFileSync(join(root, sheet), 'utf8').match(/\d[a-z]?vh\b/g) ?? []])
  expect(heights.flatMap(([, units]) => units)).toContain('0dvh')
  expect(heights.filter(([, units]) => [...(units ?? [])].some((unit) => !unit.endsWith('dvh')))).toEqual([])
})

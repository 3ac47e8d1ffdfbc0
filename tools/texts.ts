/**
 * Collects every text of the web into its Lingui catalogues (web/src/locales) and names those that a language lacks.
 * `--check` changes nothing and exits 1 when a catalogue is not what the sources give, or a language lacks a text.
 */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingTexts } from './checks/missing-texts.ts'
import { fail, packageCommand, root, runNode } from './processes/run.ts'

const web = join(root, 'web')
const lingui = packageCommand('lingui')

/** The catalogues as they stand; the date of the last extraction is not content. */
function catalogues(): Map<string, string> {
  const files = globSync('src/locales/*.po', { cwd: web })
  return new Map(
    files.map((file) => [file, readFileSync(join(web, file), 'utf8').replace(/^"POT-Creation-Date:.*\n/m, '')]),
  )
}

/** Compiles every catalogue: a text that a language lacks, or one that is no valid message, is named and ends the process. */
async function checkTranslations(): Promise<void> {
  const compiled = await runNode(lingui, ['compile', '--strict', '--verbose', '--workers', '1'], { cwd: web })
  // The build compiles them by itself; these are not needed.
  for (const file of globSync('src/locales/*.{js,mjs,cjs}', { cwd: web })) rmSync(join(web, file))
  if (compiled.code !== 0) fail(compiled.output)
}

/** Lingui's own summary counts them, and ends with commands that are not this project's. */
function listMissing(file: string, missing: readonly string[]): void {
  if (missing.length === 0) console.log(`${file} is complete`)
  else console.log(`${file} lacks ${missing.length}: write them behind msgstr\n  ${missing.join('\n  ')}`)
}

const check = process.argv.includes('--check')
const before = new Map(
  globSync('src/locales/*.po', { cwd: web }).map((file) => [file, readFileSync(join(web, file), 'utf8')]),
)
const known = catalogues()
const extracted = await runNode(lingui, ['extract', '--clean'], { cwd: web })
const after = catalogues()
if (check) {
  for (const file of after.keys()) rmSync(join(web, file))
  for (const [file, text] of before) writeFileSync(join(web, file), text)
}
if (extracted.code !== 0) fail(extracted.output)

if (check) {
  if (after.size === 0) fail('There is no catalogue in web/src/locales.')
  const stale = [...after].filter(([file, text]) => known.get(file) !== text).map(([file]) => file)
  if (stale.length > 0) fail(`Not current: ${stale.join(', ')}. Run: npm run generate`)
  await checkTranslations()
} else {
  for (const [file, text] of after) listMissing(`web/${file}`, missingTexts(text))
}

/**
 * `npm run gallery`: takes a picture of each screen in its states and views (e2e/gallery/screens.ts, views.ts), and compares it with
 * the accepted one. Prints each picture that has changed or could not be taken, and exits 1 when there is one.
 * `--only SCREEN,SCREEN`; `--widths 390,1440`, `--languages en,hi`, `--themes dark,light`: every combination of them;
 * `--accept` takes nothing: the latest pictures become the accepted ones. GALLERY_DIR names the folder.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runBrowserTests } from '../stack/browser-tests.ts'
import { galleryFolder } from '../stack/data-folder.ts'
import { acceptPictures, type Gallery, type Picture, writeIndex } from './gallery-index.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    widths: { type: 'string' },
    languages: { type: 'string' },
    themes: { type: 'string' },
    accept: { type: 'boolean' },
  },
})
const { only, widths, languages, themes } = values
const folder = galleryFolder()
const isWanted = ({ screen }: Picture): boolean => only?.split(',').includes(screen) ?? true
const write = (): Gallery => writeIndex(folder, new Date().toISOString())

if (values.accept) {
  const accepted = acceptPictures(folder, isWanted)
  write()
  console.log(`${accepted.length} pictures accepted`)
} else {
  process.exitCode = await takePictures()
}

async function takePictures(): Promise<number> {
  const given = Object.entries({
    GALLERY_ONLY: only,
    GALLERY_WIDTHS: widths,
    GALLERY_LANGUAGES: languages,
    GALLERY_THEMES: themes,
  }).filter((entry): entry is [string, string] => entry[1] !== undefined)
  // A run of everything leaves nothing of screens that no longer exist.
  if (given.length === 0)
    for (const kind of ['latest', 'difference', 'failed']) rmSync(join(folder, kind), { recursive: true, force: true })
  const code = await runBrowserTests({
    config: 'e2e/gallery.config.ts',
    args: [],
    env: { GALLERY_DIR: folder, ...Object.fromEntries(given) },
  })
  return code + report(write().pictures.filter(isWanted)) > 0 ? 1 : 0
}

/** Prints what became of the pictures. @returns how many changed or failed */
function report(pictures: readonly Picture[]): number {
  const count = (wanted: Picture['result']) => pictures.filter(({ result }) => result === wanted).length
  for (const { name, result, problem } of pictures) {
    if (result === 'changed') console.log(`changed  ${name}`)
    if (result === 'failed') console.log(`failed   ${name}: ${problem?.split('\n')[0]}`)
  }
  console.log(
    `${pictures.length} pictures in ${folder}: ${count('same')} same, ${count('new')} new, ${count('changed')} changed, ${count('failed')} failed`,
  )
  return count('changed') + count('failed')
}

import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ControlData } from '@chaupar/api/control-client'

export type Gallery = ControlData<'listGallery'>
export type Picture = Gallery['pictures'][number]

const nameParts =
  /^(?<screen>[a-z0-9-]+)\.(?<state>[a-z0-9-]+)\.(?<width>\d+)x(?<height>\d+)\.(?<language>en|hi)\.(?<theme>dark|light)$/

/** Characters of a failure that the index keeps. */
const longestProblem = 2000

/**
 * The pictures of a gallery's folder by their names, with what their files say of each: `latest/NAME.png`, `accepted/NAME.png`,
 * `difference/NAME.png` of a changed picture, `failed/NAME.txt` with the reason of one that was not taken.
 */
export function picturesIn(folder: string): Picture[] {
  const failures = namesIn(folder, 'failed', '.txt')
  const names = new Set([...namesIn(folder, 'latest', '.png'), ...failures])
  return [...names].sort().flatMap((name) => {
    const parts = partsOf(name)
    if (parts === null) return []
    const hasFailed = failures.includes(name)
    return [
      {
        name,
        ...parts,
        result: hasFailed ? 'failed' : resultOf(folder, name),
        ...(hasFailed
          ? { problem: readFileSync(join(folder, 'failed', `${name}.txt`), 'utf8').slice(0, longestProblem) }
          : {}),
      },
    ]
  })
}

function resultOf(folder: string, name: string): Picture['result'] {
  if (!existsSync(join(folder, 'accepted', `${name}.png`))) return 'new'
  return existsSync(join(folder, 'difference', `${name}.png`)) ? 'changed' : 'same'
}

function partsOf(name: string): Omit<Picture, 'name' | 'result' | 'problem'> | null {
  const { screen, state, width, height, language, theme } = nameParts.exec(name)?.groups ?? {}
  if (screen === undefined || state === undefined) return null
  return {
    screen,
    state,
    width: Number(width),
    height: Number(height),
    language: language === 'hi' ? 'hi' : 'en',
    theme: theme === 'light' ? 'light' : 'dark',
  }
}

function namesIn(folder: string, kind: string, ending: string): string[] {
  const path = join(folder, kind)
  if (!existsSync(path)) return []
  return readdirSync(path)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
}

/** Writes `latest/index.json`, which the mock shows. `madeAt`: ISO 8601 UTC. */
export function writeIndex(folder: string, madeAt: string): Gallery {
  const gallery: Gallery = { madeAt, pictures: picturesIn(folder) }
  mkdirSync(join(folder, 'latest'), { recursive: true })
  writeFileSync(join(folder, 'latest', 'index.json'), `${JSON.stringify(gallery, null, 1)}\n`)
  return gallery
}

/** Makes the latest pictures that are new or changed the accepted ones. @returns their names */
export function acceptPictures(folder: string, isWanted: (picture: Picture) => boolean): string[] {
  const accepted = picturesIn(folder).filter(
    (picture) => (picture.result === 'new' || picture.result === 'changed') && isWanted(picture),
  )
  mkdirSync(join(folder, 'accepted'), { recursive: true })
  for (const { name } of accepted) {
    copyFileSync(join(folder, 'latest', `${name}.png`), join(folder, 'accepted', `${name}.png`))
    rmSync(join(folder, 'difference', `${name}.png`), { force: true })
  }
  return accepted.map(({ name }) => name)
}

/**
 * Finds the private words of the glossary in CONTRIBUTING.md in code and documents, as words and as parts of names, and prints the
 * size of the repository. The specification and generated files are left out: their words are given.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../processes/run.ts'

/** The words of the glossary's left column that have no other use in this repository. */
const privateWords = new Set(
  'tell tells told telling untold wish wishes wished nobody whoever anew manieth misfit misfits desk desks sitting sittings stranger strangers'.split(
    ' ',
  ),
)

/** Phrases in texts for players, which are plain there. */
const allowed = /\btell(?:s|ing)? (?:us|me|you|one person)\b|\bnobody (?:can|may|who|under|collects|else|has)\b/gi

export type Found = { path: string; line: number; word: string }

const isRead = (path: string) =>
  /\.(tsx?|mjs|css|md|yaml)$/.test(path) &&
  !/\.gen\.ts$/.test(path) &&
  !path.startsWith('docs/specification/') &&
  !['CONTRIBUTING.md', 'tools/checks/plain-words.ts', 'tools/checks/plain-words.test.ts'].includes(path)

/** Each private word of a text with its line, the parts of names (`toldAnswer`, `is-told`) included. */
export function privateWordsIn(path: string, text: string): Found[] {
  return text.split('\n').flatMap((line, at) => {
    const said = line.replaceAll(allowed, '')
    const words = [...said.matchAll(/[A-Z]?[a-z]+|[A-Z]+/g)].map(([word]) => word.toLowerCase())
    return words.filter((word) => privateWords.has(word)).map((word) => ({ path, line: at + 1, word }))
  })
}

const countOf = (text: string, part: RegExp) => text.match(part)?.length ?? 0

if (import.meta.main) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  const paths = listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)))
  const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
  const sizeOf = (part: RegExp, of: RegExp) =>
    paths
      .filter((path) => of.test(path) && !/\.gen\.tsx?$/.test(path))
      .reduce((sum, path) => sum + countOf(textOf(path), part), 0)
  const found = paths.filter(isRead).flatMap((path) => privateWordsIn(path, textOf(path)))
  console.log(`  ${found.length} private words in code and documents, at most 0`)
  console.log(
    `  ${sizeOf(/\n/g, /\.tsx?$/)} lines of TypeScript by hand, ${sizeOf(/\n/g, /^api\/src\//)} of them in api/src`,
  )
  console.log(
    `  ${sizeOf(/\n/g, /^README\.md$/)} lines of README.md, ${sizeOf(/\S+/g, /^docs\/.*\.md$/)} words below docs`,
  )
  for (const { path, line, word } of found)
    console.log(`  ${path}:${line} says "${word}": see the glossary in CONTRIBUTING.md`)
  process.exitCode = found.length === 0 ? 0 : 1
}

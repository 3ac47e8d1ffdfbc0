/**
 * `npm run contracts:diff -- OLD NEW`: what has changed between two versions of openapi.yaml, api/rgs.yaml and the
 * documents of the sockets, sorted into breaking, safe and editorial, each with its place. OLD and NEW are git refs, folders
 * or files; NEW is the work tree when it is left out, OLD the last tag. Without a tag nothing is released: the work tree is
 * then compared with the last commit, and nothing fails. Exits 1 on a breaking change that the version of its
 * document does not announce, unless `--allow-breaking`, 2 when there is nothing to compare.
 */
import { parseArgs } from 'node:util'
import { fail } from '../../tools/processes/run.ts'
import { compareVersions, unannounced } from './compare-versions.ts'
import { reportOf } from './report.ts'
import { hasCommit, lastTag, type Source, sourceOf, workTree } from './sources.ts'

const usage = `npm run contracts:diff -- [OLD [NEW]] [--allow-breaking]

What has changed between two versions of openapi.yaml, api/rgs.yaml and the documents of the sockets: breaking, safe, editorial.

  OLD, NEW            git refs, folders like the project's, or two files; the last tag and the work tree when left out,
                      the last commit where there is no tag yet
  --allow-breaking    end with 0 although breaking changes are not announced by the version of their document

Ends with 1 on such changes, with 2 when the versions cannot be compared.`

const hint = '"npm run contracts:diff -- --help" says what it takes.'

/** Wrong usage, or versions that cannot be read: not what a breaking change ends with. */
function refuse(message: string): never {
  console.error(message)
  process.exit(2)
}

function inWords<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

function read() {
  const help = { type: 'boolean', short: 'h', default: false } as const
  const options = { 'allow-breaking': { type: 'boolean', default: false }, help } as const
  try {
    const given = parseArgs({ options, allowPositionals: true })
    return given.positionals.length > 2 ? refuse(`Two versions at most. ${hint}`) : given
  } catch (error) {
    // Node goes on to say how such a word could be meant all the same.
    const [words = ''] = error instanceof Error ? error.message.split('. ') : [String(error)]
    return refuse(`${words}. ${hint}`)
  }
}

function compare(old: Source, now: Source, mayBreak: boolean): void {
  const changes = inWords(() => compareVersions(old, now))
  const unsaid = unannounced(changes, old, now)
  console.log(reportOf(changes, old.name, now.name))
  if (unsaid.length === 0 || mayBreak) return
  fail(
    `\nBreaking changes of ${unsaid.join(', ')}. If they are meant, raise info.version there (0.1 to 0.2, 1.4 to 2.0), or --allow-breaking.`,
  )
}

const { values, positionals } = read()
if (values.help) {
  console.log(usage)
  process.exit(0)
}
const [given, newName] = positionals
const oldName = given ?? lastTag()
if (oldName !== null)
  compare(
    inWords(() => sourceOf(oldName)),
    newName === undefined ? workTree() : inWords(() => sourceOf(newName)),
    values['allow-breaking'],
  )
else if (hasCommit()) {
  console.log(
    'There is no tag yet: no version of the documents is released, so a breaking change is named and fails nothing.',
  )
  compare(
    inWords(() => sourceOf('HEAD')),
    workTree(),
    true,
  )
} else
  console.log(
    'There is neither a tag nor a commit to compare the documents with. Name a version: npm run contracts:diff -- OLD NEW',
  )

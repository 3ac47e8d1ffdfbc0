/**
 * `npm run homes -- plan --from 3 --to 4`: which worlds, saved worlds and recordings of a running stack belong to another home when
 * there are four homes instead of three. Reads only. `--url http://localhost:8080` and `--token T` say where it is.
 */
import { parseArgs } from 'node:util'
import { createControlClient } from '../api/src/control-client.ts'
import { homeIndex } from '../mock-server/src/homes/home-index.ts'
import { fail } from './processes/run.ts'

const usage = 'homes takes: plan --from 3 --to 4 [--url http://localhost:8080] [--token T]'

function optionsOf(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        to: { type: 'string' },
        url: { type: 'string', default: 'http://localhost:8080' },
        token: { type: 'string' },
      },
    })
  } catch {
    return fail(usage)
  }
}

function countOf(text: string | undefined): number {
  return text !== undefined && /^([1-9]|1\d|20)$/.test(text) ? Number(text) : fail(usage)
}

const { values, positionals } = optionsOf(process.argv.slice(2))
if (positionals.join(' ') !== 'plan') fail(usage)
const [from, to] = [countOf(values.from), countOf(values.to)]
const { url, token } = values
const control = createControlClient({ baseUrl: `${url}/__mock`, ...(token === undefined ? {} : { token }) })

/** Prints the names that move, and a line with their share. */
function print(kind: string, rows: readonly { name: string }[]): void {
  const moves = rows
    .map(({ name }) => ({ name, before: homeIndex(name, from), after: homeIndex(name, to) }))
    .filter(({ before, after }) => before !== after)
  for (const { name, before, after } of moves) console.log(`${name}  home ${before} -> home ${after}`)
  const percent = rows.length === 0 ? 0 : Math.round((moves.length / rows.length) * 100)
  console.log(`${moves.length} of ${rows.length} ${kind} move (${percent} %)`)
}

try {
  print('worlds', await control.listWorlds())
  print('saved worlds', await control.listSavedWorlds())
  print('recordings', await control.listRecordings())
} catch (error) {
  fail(`The lists of ${url} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
}

/**
 * `npm run homes -- plan --from 3 --to 4`: which worlds, saved worlds and recordings of a running stack belong to another home when
 * there are four homes instead of three. Reads only. `--url http://localhost:8080` and `--token=T` say where it is.
 * `npm run homes -- move --to 4 FOLDER FOLDER FOLDER FOLDER`: moves them between the data folders of homes that are stopped.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createControlClient } from '../api/src/control-client.ts'
import { homeIndex } from '../mock-server/src/homes/home-index.ts'
import { moveWorlds } from '../mock-server/src/homes/move-worlds.ts'
import { fail } from './processes/run.ts'

const usage = `homes takes: plan --from 3 --to 4 [--url http://localhost:8080] [--token=T]
         or: move --to 4 FOLDER ... (the data folders of all homes, in their order)`

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
const [verb, ...folders] = positionals
const to = countOf(values.to)

/** Prints the names that move, and a line with their share. */
function print(kind: string, rows: readonly { name: string }[], from: number): void {
  const moves = rows
    .map(({ name }) => ({ name, before: homeIndex(name, from), after: homeIndex(name, to) }))
    .filter(({ before, after }) => before !== after)
  for (const { name, before, after } of moves) console.log(`${name}  home ${before} -> home ${after}`)
  const percent = rows.length === 0 ? 0 : Math.round((moves.length / rows.length) * 100)
  console.log(`${moves.length} of ${rows.length} ${kind} move (${percent} %)`)
}

async function plan(): Promise<void> {
  const { url, token } = values
  const from = countOf(values.from)
  const control = createControlClient({ baseUrl: `${url}/__mock`, ...(token === undefined ? {} : { token }) })
  try {
    print('worlds', await control.listWorlds(), from)
    print('saved worlds', await control.listSavedWorlds(), from)
    print('recordings', await control.listRecordings(), from)
  } catch (error) {
    fail(`The lists of ${url} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function move(): Promise<void> {
  try {
    const moves = await moveWorlds(
      folders.map((folder) => resolve(process.env.INIT_CWD ?? '.', folder)),
      to,
    )
    for (const { path, from: before, to: after } of moves) console.log(`${path}  home ${before} -> home ${after}`)
    console.log(`${moves.length} files moved`)
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}

if (verb === 'plan' && folders.length === 0) await plan()
else if (verb === 'move' && folders.length >= to) await move()
else fail(usage)

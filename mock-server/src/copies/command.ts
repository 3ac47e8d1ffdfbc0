/**
 * `npm run backup -- FOLDER [--world NAME]` copies worlds into a folder, `npm run restore -- FOLDER [--world NAME]` brings them
 * back; a server may run meanwhile. Started as `command.ts backup|restore ...`.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { requireSqlite } from '../store/sqlite-version.ts'
import { backUp } from './copy-worlds.ts'
import { restore } from './restore.ts'

const usage = `npm run backup -- FOLDER [--world NAME]
npm run restore -- FOLDER [--world NAME] [--mock http://localhost:8080]`

async function main(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { world: { type: 'string' }, mock: { type: 'string' } },
  })
  const [verb, folder, ...rest] = positionals
  if (folder === undefined || rest.length > 0) throw new Error(usage)
  const { dataDir, port, controlToken } = readConfig({ ...process.env, CONTROL: 'off' })
  if (dataDir === null) throw new Error('DATA_DIR=:memory: has no worlds on the disk')
  requireSqlite(process.versions)
  process.umask(0o077)
  const other = resolve(process.env.INIT_CWD ?? '.', folder)
  const world = values.world === undefined ? {} : { world: values.world }
  if (verb === 'backup') {
    const paths = await backUp(dataDir, other, values.world)
    return `${said(paths)} of ${dataDir} copied into ${other}`
  }
  const baseUrl = `${values.mock ?? `http://localhost:${port}`}/__mock`
  const control = { baseUrl, ...(controlToken === null ? {} : { token: controlToken }) }
  const paths = await restore({ from: other, dataFolder: dataDir, ...world, control })
  return `${said(paths)} of ${other} restored into ${dataDir}`
}

function said(paths: readonly string[]): string {
  return paths.length === 1 ? '1 world' : `${paths.length} worlds`
}

try {
  process.stdout.write(`${await main()}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

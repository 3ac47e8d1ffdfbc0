import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Running, start, workFolder } from '../subjects.ts'

const port = Number(process.env.BENCH_PORT || 5310)

/** Where the server of a part is asked. */
export const gamesOrigin = `http://127.0.0.1:${port}`

/** The mock as `npm start` runs it, on the disk, but for its limits: who measures is one address. @param entry its file */
export function startOwnServer(entry: string): Promise<Running> {
  const data = join(workFolder, 'games')
  rmSync(data, { recursive: true, force: true })
  return start({
    name: 'chaupar mock',
    args: ['--max-semi-space-size=8', '--heap-growing-percent=20', entry],
    env: {
      PORT: String(port),
      DATA_DIR: data,
      CONTROL: 'on',
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      SOCKET_LIMIT: 'off',
      MALLOC_ARENA_MAX: '1',
    },
    port,
    prefixes: ['/api'],
  })
}

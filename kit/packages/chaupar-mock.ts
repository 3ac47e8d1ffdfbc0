#!/usr/bin/env node
/** `chaupar-mock`: the mock with its site, console and games in one process. Settings are environment variables. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

// Each world begins as a copy of a database in memory. An older Node would fail at the first world, without saying why.
if (!('serialize' in DatabaseSync.prototype)) {
  process.stderr.write(`chaupar-mock needs Node 24.21 or later, this is ${process.versions.node}\n`)
  process.exit(1)
}
// Tests make worlds; a server that others reach needs a token for that, and says so.
process.env.CONTROL ??= 'on'
// Above the code of the package (dist) lie the site and the game client, built.
process.env.WEB_DIST ??= join(import.meta.dirname, '../../../site')
process.env.GAME_CLIENT_DIST ??= join(import.meta.dirname, '../../../game-client')
await import('../../mock-server/src/main.ts')

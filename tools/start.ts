/** `npm start`: the app, the API, the socket and the control surface on one port, without Docker. */
import { readConfig } from '../mock-server/src/config.ts'
import { ConfigError } from '../mock-server/src/setting-values.ts'
import { buildWeb, isBuildStale } from './build.ts'
import { isPortFree, otherPort, portFromEnvironment } from './processes/ports.ts'
import { endTogether } from './processes/processes.ts'
import { fail } from './processes/run.ts'
import { freeDataFolder, galleryFolder } from './stack/data-folder.ts'
import { startMock } from './stack/mock-process.ts'
import { copyBuild } from './stack/served-copy.ts'

const port = portFromEnvironment('PORT', 8080)
// All of it is asked before the build, which takes longer than anyone likes to wait for "the port is taken".
if (!(await isPortFree(port))) {
  fail(`Port ${port} is taken. End what uses it, or choose another: PORT=${otherPort(port)} npm start`)
}
const control = process.env.CONTROL ?? 'on'
try {
  readConfig({ ...process.env, CONTROL: control })
} catch (error) {
  fail(error instanceof ConfigError ? error.message : String(error))
}
const dataFolder = freeDataFolder()
if (isBuildStale()) {
  console.log('Building the web app ...')
  await buildWeb()
}
const served = copyBuild(port)
endTogether([
  startMock({
    PORT: String(port),
    WEB_DIST: served.web,
    GAME_CLIENT_DIST: served.gameClient,
    DATA_DIR: dataFolder,
    GALLERY_DIR: galleryFolder(),
    CONTROL: control,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  }),
])

/** `npm start`: the app, the API, the socket and the control surface on one port, without Docker. */
import { join } from 'node:path'
import { buildWeb, isBuildStale } from './build.ts'
import { isPortFree, otherPort, portFromEnvironment } from './processes/ports.ts'
import { endTogether, startNode } from './processes/processes.ts'
import { fail, root } from './processes/run.ts'
import { freeDataFolder } from './stack/data-folder.ts'
import { mockArguments } from './stack/mock-process.ts'

const port = portFromEnvironment('PORT', 8080)
// Asked before the build, which takes longer than anyone likes to wait for "the port is taken".
if (!(await isPortFree(port))) {
  fail(`Port ${port} is taken. End what uses it, or choose another: PORT=${otherPort(port)} npm start`)
}
const dataFolder = freeDataFolder()
if (isBuildStale()) {
  console.log('Building the web app ...')
  await buildWeb()
}
endTogether([
  startNode(mockArguments, {
    PORT: String(port),
    WEB_DIST: join(root, 'web/dist'),
    DATA_DIR: dataFolder,
    CONTROL: process.env.CONTROL ?? 'on',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  }),
])

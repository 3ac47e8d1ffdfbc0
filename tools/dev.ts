/**
 * `npm run dev`: Vite with hot reload, and the mock beside it, started again whenever a file that it reads changes. The game client,
 * which the mock serves, is built again after each change.
 */
import { buildGameClient, gameClientBuild } from './build-game-client.ts'
import { isPortFree, otherPort, portFromEnvironment } from './processes/ports.ts'
import { endTogether, startNode } from './processes/processes.ts'
import { startRestarting } from './processes/restarting-process.ts'
import { fail, packageCommand } from './processes/run.ts'
import { watchFiles } from './processes/watch-files.ts'
import { freeDataFolder, galleryFolder } from './stack/data-folder.ts'
import { gameClientDist, mockFiles, startMock } from './stack/mock-process.ts'

const webPort = portFromEnvironment('PORT', 8080)
const mockPort = portFromEnvironment('MOCK_PORT', 8081)
if (webPort === mockPort) {
  fail(`The web (PORT) and the mock (MOCK_PORT, else 8081) need a port each, and both would have ${webPort}.
Choose another for one of them: PORT=${webPort} MOCK_PORT=${otherPort(webPort)} npm run dev`)
}
for (const [port, what, variable] of [
  [webPort, 'the web', 'PORT'] as const,
  [mockPort, 'the mock', 'MOCK_PORT'] as const,
]) {
  if (await isPortFree(port)) continue
  fail(
    `Port ${port} for ${what} is taken. End what uses it, or choose another: ${variable}=${otherPort(webPort, mockPort)} npm run dev`,
  )
}
const dataFolder = freeDataFolder()

// Built before the mock looks for it, then again after each change: the next launch of a game, or a reload of its frame, shows it.
await buildGameClient()
const gameClient = startNode([...gameClientBuild, '--watch'], { NODE_ENV: 'production' })
const mock = startRestarting('mock', () =>
  startMock({
    PORT: String(mockPort),
    SHOWN_ORIGIN: `http://localhost:${webPort}`,
    DATA_DIR: dataFolder,
    GALLERY_DIR: galleryFolder(),
    GAME_CLIENT_DIST: gameClientDist,
    CONTROL: 'on',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    VALIDATE_RESPONSES: 'on',
  }),
)
watchFiles(mockFiles, mock.restart)
const vite = startNode(
  [packageCommand('vite'), 'web', '--config', 'web/vite.config.ts', '--port', String(webPort), '--strictPort'],
  { MOCK_URL: `http://127.0.0.1:${mockPort}` },
)
endTogether([vite, gameClient], [mock])

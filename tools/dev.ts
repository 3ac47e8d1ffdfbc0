/** `npm run dev`: Vite with hot reload, and the mock beside it, started again whenever its sources change. */
import { join } from 'node:path'
import { mockArguments } from './mock-process.ts'
import { isPortFree, portFromEnvironment } from './ports.ts'
import { endTogether, startNode } from './processes.ts'
import { fail, root } from './run.ts'

const mockPort = 8081
const webPort = portFromEnvironment('PORT', 8080)
for (const port of [webPort, mockPort]) {
  if (!(await isPortFree(port)))
    fail(`Port ${port} is taken; npm run dev needs ${webPort} for the web and ${mockPort} for the mock.`)
}

const mock = startNode(['--watch', '--watch-preserve-output', ...mockArguments], {
  PORT: String(mockPort),
  DATA_DIR: process.env.DATA_DIR ?? join(root, '.data'),
  CONTROL: 'on',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  VALIDATE_RESPONSES: 'on',
})
const vite = startNode(
  [
    join(root, 'node_modules/vite/bin/vite.js'),
    'web',
    '--config',
    'web/vite.config.ts',
    '--port',
    String(webPort),
    '--strictPort',
  ],
  { MOCK_URL: `http://127.0.0.1:${mockPort}` },
)
endTogether([mock, vite])

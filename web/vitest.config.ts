import { join } from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { coverFiles } from './cover-files.ts'
import { linguiDirectory, linguiMacro } from './lingui-inline.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), lingui(linguiDirectory), babel({ presets: [linguiMacro()] }), coverFiles('pretend')],
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    setupFiles: [join(import.meta.dirname, 'test/setup.ts')],
    restoreMocks: true,
    testTimeout: 30_000,
    // One worker for each core; a project says so itself, the number of the whole run does not reach it.
    maxWorkers: '100%',
    // The document under a failed search costs an eighth of the run, since every wait begins with one. To see it:
    // DEBUG_PRINT_LIMIT=20000 npx vitest run --project web FILE
    env: { DEBUG_PRINT_LIMIT: process.env.DEBUG_PRINT_LIMIT ?? '0' },
    // The mock server runs as it does by itself: by Node, from its own files.
    server: { deps: { external: [/\/mock-server\/src\//, /\/contracts\/src\//] } },
  },
})

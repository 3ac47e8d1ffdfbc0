import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { testLimits } from '../../tools/testing/limits.ts'
import { backdropFiles } from './backdrop-files.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), backdropFiles('pretend')],
  test: {
    name: 'game-client',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    setupFiles: [join(import.meta.dirname, 'test/setup.ts')],
    // The files of one worker share its modules and its document, which are slow to make.
    isolate: false,
    ...testLimits,
    maxWorkers: '100%',
    // The mock server runs as it does by itself: by Node, from its own files.
    server: { deps: { external: [/\/mock-server\/src\//, /\/(?:api\/src|games\/(?:rules|catalogue))\//] } },
  },
})

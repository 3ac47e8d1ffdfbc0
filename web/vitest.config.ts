import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { testLimits } from '../tools/testing/limits.ts'
import { coverFiles } from './cover-files.ts'
import { linguiDirectory, linguiMacro } from './lingui-inline.ts'

const all = ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}']

/**
 * The test files that put other modules in the place of ours, or want another environment: each is run by itself, as
 * project `web-apart`. All others share a worker's modules, and setup.ts puts back what a test has changed.
 */
export const apart = globSync(all, { cwd: import.meta.dirname }).filter((file) =>
  /\bvi\.(mock|doMock|resetModules)\(|^\/\/ @vitest-environment /m.test(
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  ),
)

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), lingui(linguiDirectory), babel({ presets: [linguiMacro()] }), coverFiles('pretend')],
  resolve: {
    alias: [
      { find: /^zustand$/, replacement: join(import.meta.dirname, 'test/zustand.ts') },
      { find: /^react-toastify\/unstyled$/, replacement: join(import.meta.dirname, 'test/toastify.ts') },
    ],
  },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: all,
    exclude: apart,
    isolate: false,
    setupFiles: [join(import.meta.dirname, 'test/setup.ts')],
    restoreMocks: true,
    ...testLimits,
    // One worker for each core; a project says so itself, the number of the whole run does not reach it.
    maxWorkers: '100%',
    // The mock server runs as it does by itself: by Node, from its own files.
    server: { deps: { external: [/\/mock-server\/src\//, /\/(?:api\/src|games\/(?:rules|catalogue))\//] } },
  },
})

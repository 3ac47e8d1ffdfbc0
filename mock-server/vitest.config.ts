import { defineConfig } from 'vitest/config'
import { testLimits } from '../tools/testing/limits.ts'

export default defineConfig({
  test: {
    name: 'mock-server',
    root: import.meta.dirname,
    ...testLimits,
    setupFiles: ['../tools/testing/end-intervals.ts'],
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // A test has a world and a server of its own, and nothing is kept beside them: the files of one worker share what
    // is slow to load, the documents that are read and the schemas that are compiled.
    isolate: false,
    // One for each core. A project says so itself: the number of the whole run does not reach it.
    maxWorkers: '100%',
    // What is tested runs as it does by itself: by Node, from its own files.
    server: {
      deps: { external: [/\/mock-server\/src\/(?!.*\.test\.ts)/, /\/(?:api\/src|games\/(?:rules|catalogue))\//] },
    },
  },
})

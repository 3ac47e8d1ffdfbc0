import { defineConfig } from 'vitest/config'
import web, { replacing } from './web/vitest.config.ts'

// One run over all projects; a workspace says in its own vitest.config.ts what it needs.
export default defineConfig({
  test: {
    projects: [
      'contracts',
      'mock-server',
      'web',
      // The web's test files that replace modules: each has modules of its own.
      { ...web, test: { ...web.test, name: 'web-apart', isolate: true, include: replacing, exclude: [] } },
      {
        // A test may start a command as a process of its own, on a machine that is busy with other tests.
        test: { name: 'tools', root: './tools', include: ['**/*.test.ts'], testTimeout: 30_000 },
      },
    ],
    // One worker for each core: Vitest leaves one free, which on two cores is half of the machine.
    maxWorkers: '100%',
  },
})

import { defineConfig } from 'vitest/config'

// One run over all projects; a workspace says in its own vitest.config.ts what it needs.
export default defineConfig({
  test: {
    projects: [
      'contracts',
      'mock-server',
      'web',
      {
        // A test may start a command as a process of its own, on a machine that is busy with other tests.
        test: { name: 'tools', root: './tools', include: ['**/*.test.ts'], testTimeout: 30_000 },
      },
    ],
  },
})

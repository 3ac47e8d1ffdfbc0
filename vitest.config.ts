import { defineConfig } from 'vitest/config'
import { testLimits } from './tools/testing/limits.ts'
import web, { apart } from './web/vitest.config.ts'

// One run over all projects; a workspace says in its own vitest.config.ts what it needs.
export default defineConfig({
  test: {
    projects: [
      'contracts',
      'mock-server',
      'mock-server/game-client',
      'web',
      { ...web, test: { ...web.test, name: 'web-apart', include: apart, exclude: [], isolate: true } },
      {
        test: { name: 'tools', root: './tools', include: ['**/*.test.ts'], ...testLimits },
      },
    ],
  },
})

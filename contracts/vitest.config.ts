import { defineConfig } from 'vitest/config'
import { testLimits } from '../tools/testing/limits.ts'
import web from '../web/vitest.config.ts'

export default defineConfig({
  // The tests drive web's real code, so it is read as web's own tests read it.
  plugins: web.plugins ?? [],
  test: {
    name: 'contracts',
    environment: 'node',
    ...testLimits,
    maxWorkers: '100%',
    env: { PACT_DO_NOT_TRACK: 'true' },
    include: ['**/*.test.ts'],
    setupFiles: ['consumer/stand-in-hosts.ts'],
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'contracts',
    environment: 'node',
    env: { PACT_DO_NOT_TRACK: 'true' },
    include: ['*.test.ts', 'consumer/**/*.test.ts', 'provider/**/*.test.ts', 'agreement/**/*.test.ts'],
  },
})

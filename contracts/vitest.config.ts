import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'contracts',
    environment: 'node',
    include: ['*.test.ts', 'consumer/**/*.test.ts', 'provider/**/*.test.ts', 'agreement/**/*.test.ts'],
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'tools',
    root: import.meta.dirname,
    // A test may start a command as a process of its own, on a machine that is busy with other tests.
    testTimeout: 30_000,
    include: ['**/*.test.ts'],
  },
})

import { defineConfig } from 'vitest/config'

// One run over the four projects; each workspace says in its own vitest.config.ts what it needs.
export default defineConfig({
  test: {
    projects: ['contracts', 'mock-server', 'web', 'web/vitest.apart.config.ts', 'tools'],
    // One worker for each core: Vitest leaves one free, which on two cores is half of the machine.
    maxWorkers: '100%',
  },
})

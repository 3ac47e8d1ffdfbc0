import { defineConfig } from 'vitest/config'

// Started by tools/e2e-webkit.ts. One driver has one browser at a time, so files and journeys run one after another.
export default defineConfig({
  test: { name: 'webkit', root: import.meta.dirname, include: ['*.webkit.ts'], fileParallelism: false },
})

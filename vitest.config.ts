import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { testLimits } from './tools/testing/limits.ts'
import web, { apart } from './web/vitest.config.ts'

/** Where `npm test` wants reports: JSON for its sum, JUnit and HTML to read. */
const reports = process.env.TEST_REPORTS

const written = (folder: string): [string, Record<string, string>][] => [
  ['json', { outputFile: join(folder, 'report.json') }],
  ['junit', { outputFile: join(folder, 'junit.xml') }],
  ['html', { outputDir: join(folder, 'html') }],
]

// One run over all projects; a workspace says in its own vitest.config.ts what it needs.
export default defineConfig({
  test: {
    reporters: reports ? ['default', ...written(reports)] : ['default'],
    projects: [
      {
        test: {
          name: 'api',
          root: './api',
          include: ['test/**/*.test.ts'],
          isolate: false,
          maxWorkers: '100%',
          ...testLimits,
        },
      },
      {
        test: {
          name: 'games',
          root: './games',
          include: ['test/**/*.test.ts'],
          isolate: false,
          maxWorkers: '100%',
          ...testLimits,
        },
      },
      'games/client',
      'mock-server',
      'contracts',
      'web',
      { ...web, test: { ...web.test, name: 'web-apart', include: apart, exclude: [], isolate: true } },
      {
        test: { name: 'tools', include: ['{tools,bench}/**/*.test.ts'], ...testLimits },
      },
    ],
  },
})

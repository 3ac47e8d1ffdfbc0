import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/**
 * One catalogue per language. English is the source: its text stands in the code, and the build compiles it in place
 * (lingui-inline.ts), so that a chunk carries its own words and no more; other languages load their compiled catalogue.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'hi'],
  fallbackLocales: {},
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'], exclude: ['**/*.test.*'] }],
  // Line numbers would make every edit of a screen change the catalogue.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})

import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { oldestBrowsers } from '../tools/oldest-browsers.ts'
import { hoverStyles } from './hover-styles.ts'
import { linguiInline, linguiMacro } from './lingui-inline.ts'

/**
 * The second build: the QA console, laid beside the app in the same folder. A build of its own, because entries of one
 * build share chunks: what the testers' tool needs would move into the files that every player loads. With `--mode drawer` the
 * third, for the same reason: the drawer in every page of a tester records it, and only the console plays it.
 */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  base: '/',
  // The pieces of ui/ that the console shows bring their texts in Lingui's macros.
  plugins: [react(), babel({ presets: [linguiMacro()], plugins: [linguiInline] })],
  css: { postcss: { plugins: [hoverStyles()] } },
  publicDir: false,
  build: {
    target: oldestBrowsers,
    outDir: 'dist',
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: 'hidden',
    rolldownOptions: {
      input:
        mode === 'drawer'
          ? `${import.meta.dirname}/src/console/drawer/main.ts`
          : { console: `${import.meta.dirname}/console.html` },
      output: {
        // The mock's /config.js names it.
        entryFileNames: mode === 'drawer' ? 'drawer.js' : 'assets/[name]-[hash].js',
        codeSplitting: { groups: [{ name: 'vendor', test: /\/node_modules\/(?:react|react-dom|scheduler)\// }] },
      },
    },
  },
}))

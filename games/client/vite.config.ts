import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { oldestBrowsers } from '../../tools/oldest-browsers.ts'
import { backdropFiles } from './backdrop-files.ts'

/**
 * The game client's own build. The mock serves it under its base; the frame that shows it has no origin, so every file is asked for
 * by CORS, as Vite's tags and its loader of lazy files do.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/game-host/client/',
  plugins: [react(), backdropFiles('write')],
  build: {
    target: oldestBrowsers,
    outDir: 'dist',
    // While it is watched, the mock reads from the folder all the time; the next whole build clears it.
    emptyOutDir: !process.argv.includes('--watch'),
    // Nothing inlined as data: URLs: the policy has no data: for fonts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: 'hidden',
    // Names the chunk of each family (mock-server/src/game-host/client-files.ts, tools/checks/game-budget.ts).
    manifest: 'manifest.json',
    rolldownOptions: {
      // Games, and the pictures of a match: two pages that share the look alone.
      input: ['index.html', 'live-tv.html'].map((page) => join(import.meta.dirname, page)),
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [{ name: 'vendor', test: /\/node_modules\/(?:react|react-dom|scheduler|zustand)\// }],
        },
        // Every family's entry is called face.tsx: its file is named after the family.
        chunkFileNames: ({ name, facadeModuleId }) =>
          `assets/${/faces\/([^/]+)\/face\.tsx$/.exec(facadeModuleId ?? '')?.[1] ?? name}-[hash].js`,
      },
    },
  },
})

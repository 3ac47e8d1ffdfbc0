import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { oldestBrowsers } from '../tools/oldest-browsers.ts'
import { chunkGroups } from './chunk-groups.ts'
import { coverFiles } from './cover-files.ts'
import { hoverStyles } from './hover-styles.ts'
import { linguiDirectory, linguiInline, linguiMacro } from './lingui-inline.ts'

const mock = process.env.MOCK_URL ?? 'http://localhost:8081'

const router = (path: string) =>
  fileURLToPath(new URL(`./dist/production/${path}`, import.meta.resolve('react-router/package.json')))
const routerInProduction = [
  { find: /^react-router$/, replacement: router('index.mjs') },
  { find: /^react-router\/dom$/, replacement: router('dom-export.mjs') },
]

/** The path prefixes of the other hosts; the same list stands in nginx.conf. */
const prefixes = ['/api', '/sports-data', '/game-host', '/live-tv', '/__mock', '/healthz']

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  // The plain base makes /assets/ the only folder of the build, which the web server caches for ever.
  base: '/',
  plugins: [
    react(),
    // In development a text that a language lacks yet is shown in English.
    lingui({ ...linguiDirectory, failOnCompileError: true, failOnMissing: command === 'build' }),
    babel({
      presets: [linguiMacro()],
      plugins: command === 'build' ? [linguiInline] : [],
    }),
    coverFiles(isSsrBuild ? 'name' : 'write'),
    devPages(),
  ],
  css: { postcss: { plugins: [hoverStyles()] } },
  // react-router's production build has no export condition; the default one carries its warnings.
  resolve: { alias: command === 'build' ? routerInProduction : [] },
  build: {
    target: oldestBrowsers,
    outDir: 'dist',
    // Nothing inlined as data: URLs: the policy has no data: for fonts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: 'hidden',
    manifest: true,
    rolldownOptions: {
      // How long each plugin took is of no interest here. A guest's rows import the slip's file only on a tap, though chunk groups
      // hold that module together with those that need it at once.
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
      // The build that renders the landing page (tools/prerender.ts) has one module instead of pages.
      input: (isSsrBuild ? ['src/app/prerender.tsx'] : ['index.html', 'app.html']).map(
        (page) => `${import.meta.dirname}/${page}`,
      ),
      output: {
        codeSplitting: { groups: isSsrBuild ? [] : chunkGroups },
      },
    },
  },
  server: {
    port: 5173,
    // The mock answers the preflights of the game frames, whose origin is opaque; Vite would answer them first, and refuse.
    cors: false,
    proxy: {
      ...Object.fromEntries(prefixes.map((prefix) => [prefix, { target: mock, changeOrigin: false }])),
      '/public/': { target: mock, ws: true, changeOrigin: false },
    },
  },
}))

/** In development: /config.js as the web server makes it, and app.html for every navigation but the landing page. */
function devPages(): Plugin {
  return {
    name: 'chaupar-dev-pages',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '/').split('?')[0] ?? '/'
        if (path === '/config.js') {
          response.setHeader('content-type', 'text/javascript; charset=utf-8')
          response.end("window.__CHAUPAR_CONFIG__ = {}\nimport('/src/console/drawer/main.ts')\n")
          return
        }
        const navigation = request.headers.accept?.includes('text/html') ?? false
        // The console's page is built apart (vite.console.config.ts); here it comes from its source.
        if (navigation && /^\/__mock\/(docs)?$/.test(path)) request.url = '/console.html'
        const elsewhere = [...prefixes, '/public/'].some((prefix) => path.startsWith(prefix))
        if (navigation && path !== '/' && !elsewhere && !path.includes('.')) request.url = '/app.html'
        next()
      })
    },
  }
}

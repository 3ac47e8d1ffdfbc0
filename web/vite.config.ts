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
    ...(isSsrBuild ? [] : [preloadPages()]),
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
      // Plugin timings would only add noise to the build log.
      checks: { pluginTimings: false },
      // The build that renders the first frames (tools/prerender.ts) has its two modules instead of pages.
      input: (isSsrBuild
        ? ['src/app/first-frame/prerender.tsx', 'src/app/first-frame/document-scripts.ts']
        : ['index.html', 'app.html']
      ).map((page) => `${import.meta.dirname}/${page}`),
      output: {
        codeSplitting: { groups: isSsrBuild ? [] : chunkGroups },
        // A file that several pages share is named by all of them.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
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
          response.end('window.__CHAUPAR_CONFIG__ = {}\n')
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

/**
 * The landing page is a lazy chunk like every page, so that the player's pages do not carry it; index.html, which serves
 * `/` only, names that chunk, what it imports and their styles, so that they come in the first round trip. app.html, which
 * serves all other pages, names the list of their chunks.
 */
function preloadPages(): Plugin {
  const first = { 'index.html': 'src/app/pages/landing-page.tsx', 'app.html': 'src/app/page-loaders.gen.ts' }
  return {
    name: 'chaupar-preload-pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, path }) {
        const source = Object.entries(first).find(([name]) => path.endsWith(name))?.[1]
        if (!bundle || !source) return html
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const page = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(source)))
        if (!page) return html
        const needed = new Set([page])
        // A set grows under its own loop: what a chunk imports is visited too.
        for (const chunk of needed) {
          for (const other of chunks) if (chunk.imports.includes(other.fileName)) needed.add(other)
        }
        const styles = new Set([...needed].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
        return [
          ...[...needed].map((chunk) => ({ rel: 'modulepreload', file: chunk.fileName })),
          ...[...styles].map((file) => ({ rel: 'stylesheet', file })),
        ]
          .filter(({ file }) => !html.includes(`/${file}"`))
          .map(({ rel, file }) => ({
            tag: 'link',
            attrs: { rel, crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          }))
      },
    },
  }
}

import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { linguiInline } from './lingui-inline.ts'

const mock = process.env.MOCK_URL ?? 'http://localhost:8081'
const linguiDirectory = { cwd: import.meta.dirname }

/** The path prefixes of the other hosts; the same list stands in nginx.conf. */
const prefixes = ['/api', '/sports-data', '/game-host', '/live-tv', '/__mock']

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  // The plain base makes /assets/ the only folder of the build, which the web server caches for ever.
  base: '/',
  plugins: [
    react(),
    lingui({ ...linguiDirectory, failOnCompileError: true, failOnMissing: true }),
    babel({
      presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' }, linguiDirectory)],
      plugins: command === 'build' ? [linguiInline] : [],
    }),
    tailwindcss(),
    devPages(),
    ...(isSsrBuild ? [] : [preloadLanding()]),
  ],
  build: {
    target: 'es2022',
    outDir: 'dist',
    // Nothing inlined as data: URLs: the policy has no data: for fonts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: 'hidden',
    manifest: true,
    rolldownOptions: { input: ['index.html', 'app.html'].map((page) => `${import.meta.dirname}/${page}`) },
  },
  server: {
    port: 5173,
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
          response.end("window.__CHAUPAR_CONFIG__ = { environment: 'development' }\n")
          return
        }
        const navigation = request.headers.accept?.includes('text/html') ?? false
        const elsewhere = [...prefixes, '/public/'].some((prefix) => path.startsWith(prefix))
        if (navigation && path !== '/' && !elsewhere && !path.includes('.')) request.url = '/app.html'
        next()
      })
    },
  }
}

/**
 * The landing page is a lazy chunk like every page, so that the player's pages do not carry it; index.html, which serves
 * `/` only, names that chunk (and what it imports) as module preloads, so that it comes in the first round trip.
 */
function preloadLanding(): Plugin {
  const landing = 'src/app/pages/landing-page.tsx'
  return {
    name: 'chaupar-preload-landing',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, path }) {
        if (!bundle || !path.endsWith('index.html')) return html
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const page = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(landing))
        if (!page) return html
        return [page.fileName, ...page.imports]
          .filter((file) => !html.includes(`/${file}"`))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          }))
      },
    },
  }
}

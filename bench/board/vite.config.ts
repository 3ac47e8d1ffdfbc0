import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { linguiInline, linguiMacro } from '../../web/lingui-inline.ts'

const connection = /\/realtime\/connection\.ts$/

/** Builds the bench page as the site is built; only the socket's module is another (connection.ts beside this file). */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  publicDir: `${import.meta.dirname}/../../web/public`,
  plugins: [
    {
      name: 'chaupar-bench-connection',
      enforce: 'pre',
      resolveId: (source) => (connection.test(source) ? `${import.meta.dirname}/connection.ts` : null),
    },
    react(),
    babel({ presets: [linguiMacro()], plugins: [linguiInline] }),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0, emptyOutDir: true },
})

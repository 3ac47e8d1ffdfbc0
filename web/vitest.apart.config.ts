import { defineConfig, mergeConfig } from 'vitest/config'
import web, { replacing } from './vitest.config.ts'

/** The test files that replace modules: each has modules of its own. */
const apart = mergeConfig(web, { test: { name: 'web-apart', isolate: true } })

export default defineConfig({ ...apart, test: { ...apart.test, include: replacing, exclude: [] } })

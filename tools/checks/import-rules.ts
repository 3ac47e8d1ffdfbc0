/**
 * Runs .dependency-cruiser.cjs over the tree and fails when a part of it was not looked at: a cruise of no module finds
 * no violation either.
 */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import { root } from '../processes/run.ts'

const parts = [
  'api/src',
  'games/rules',
  'games/covers',
  'games/client/src',
  'web/src',
  'mock-server/src',
  'contracts',
  'e2e',
  'tools',
]
const others = ['api/test', 'bench', 'games/catalogue', 'games/client', 'games/test', 'web/test', 'mock-server/test']

type Config = { forbidden: NonNullable<ICruiseOptions['ruleSet']>['forbidden']; options: ICruiseOptions }

/** The parts that hold no cruised module. */
export function partsNotCruised(sources: readonly string[]): string[] {
  return parts.filter((part) => !sources.some((source) => source.startsWith(`${part}/`)))
}

/** Each broken rule as a readable line; the number of modules looked at. */
export async function checkImports(): Promise<{ problems: string[]; modules: number }> {
  const config = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as Config
  const { forbidden, options } = config
  const ruleSet = forbidden ? { forbidden } : {}
  const { output } = await cruise(
    [...parts, ...others].filter((part) => existsSync(join(root, part))),
    { ...options, ruleSet, validate: true, baseDir: root },
  )
  if (typeof output === 'string') throw new TypeError('dependency-cruiser gave text instead of a result')
  const result: ICruiseResult = output
  const own = result.modules.map((module) => module.source).filter((source) => !source.includes('node_modules'))
  const broken = result.summary.violations.map((one) => `${one.rule.name}: ${one.from} -> ${one.to}`)
  const missing = partsNotCruised(own).map((part) => `no module of ${part} was looked at`)
  return { problems: [...missing, ...broken], modules: own.length }
}

if (import.meta.main) {
  const { problems, modules } = await checkImports()
  console.log(problems.length === 0 ? `${modules} modules, no import goes the wrong way` : problems.join('\n'))
  process.exitCode = problems.length === 0 ? 0 : 1
}

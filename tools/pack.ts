/**
 * `npm run pack`: builds the packages that other repositories install and packs them into .tmp/packages: the mock with its site and
 * games, the types and calls of the API, the fixtures for Playwright. Each is JavaScript with types, looked over by publint and attw.
 */
import { cpSync, globSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import apiManifest from '../api/package.json' with { type: 'json' }
import gamesManifest from '../games/package.json' with { type: 'json' }
import kitManifest from '../kit/package.json' with { type: 'json' }
import mockManifest from '../mock-server/package.json' with { type: 'json' }
import { buildWeb, isBuildStale } from './build.ts'
import { fail, packageCommand, root, run, runNode } from './processes/run.ts'
import { gameClientDist } from './stack/mock-process.ts'

const out = join(root, '.tmp/packages')
const { version } = mockManifest

type Versions = Readonly<Record<string, string>>

type Package = {
  name: string
  description: string
  /** What others import of it, as package.json says it. */
  exports: Readonly<Record<string, string | { types: string; default: string }>>
  bin?: Readonly<Record<string, string>>
  /** The oldest Node that runs it; 22.13 without it. */
  oldestNode?: string
  dependencies: Versions
  peerDependencies?: Versions
  /** What lies in it: a pattern of files below a folder, and the folder of the package that takes them. */
  files: readonly { from: string; pattern: string; to: string }[]
}

const code = join(out, 'built')
const compiled = (pattern: string) => ({ from: code, pattern, to: 'dist' })
const asBuilt = (path: string) => ({ types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` })

/** By their folders, and the names of their READMEs in kit/packages. */
const packages: Readonly<Record<string, Package>> = {
  api: {
    name: apiManifest.name,
    description: 'Types, typed calls and socket events of the API, and the client of the control surface of its mock',
    exports: { './*': asBuilt('api/src/*') },
    dependencies: apiManifest.dependencies,
    files: [compiled('api/src/*'), { from: root, pattern: '{openapi.yaml,api/*.yaml}', to: 'dist' }],
  },
  games: {
    name: gamesManifest.name,
    description: 'Rules and catalogue of the games of the mock',
    exports: { './rules/*': asBuilt('games/rules/*'), './catalogue/*': asBuilt('games/catalogue/*') },
    dependencies: ownVersions(gamesManifest.dependencies),
    files: [compiled('games/{rules,catalogue}/**/*')],
  },
  mock: {
    name: '@chaupar/mock',
    description: 'The mock backend with its site, console and games, in one process',
    exports: {},
    // The first with an SQLite that does not damage a world's file.
    oldestNode: '24.21',
    bin: { 'chaupar-mock': './dist/kit/packages/chaupar-mock.js' },
    dependencies: ownVersions(mockManifest.dependencies),
    files: [
      compiled('{mock-server/src/**/*,kit/packages/*}'),
      { from: root, pattern: 'mock-server/src/game-host/files/*', to: 'dist' },
      { from: join(root, 'web/dist'), pattern: '**/*', to: 'site' },
      { from: gameClientDist, pattern: '**/*', to: 'game-client' },
    ],
  },
  playwright: {
    name: kitManifest.name,
    description:
      'Playwright fixtures: for each test a world of its own, with player, clock, faults, journal and outcomes',
    exports: { '.': asBuilt('kit/src/index') },
    dependencies: ownVersions(kitManifest.dependencies),
    peerDependencies: kitManifest.peerDependencies,
    files: [compiled('kit/src/*')],
  },
}

/** Our packages are needed in the version that they are packed in. */
function ownVersions(versions: Versions): Versions {
  return Object.fromEntries(
    Object.entries(versions).map(([name, range]) => [name, name.startsWith('@chaupar/') ? version : range]),
  )
}

/** Lays a package into a folder of its own, has it looked over, and packs it. Ends the process when it is not fit. */
async function pack(folderName: string, { files, oldestNode = '22.13', ...manifest }: Package): Promise<string> {
  const folder = join(out, folderName)
  for (const { from, pattern, to } of files) {
    for (const file of globSync(pattern, { cwd: from, withFileTypes: true })) {
      const path = join(file.parentPath, file.name)
      if (file.isFile()) cpSync(path, join(folder, to, path.slice(from.length)))
    }
  }
  const engines = { node: `>=${oldestNode}` }
  const about = { version, license: 'MIT', type: 'module', engines }
  const exports = { ...manifest.exports, './package.json': './package.json' }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...manifest, ...about, exports }, null, 2)}\n`)
  cpSync(join(root, 'kit/packages', `${folderName}.md`), join(folder, 'README.md'))
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  await mustPass('publint', [folder, '--strict'])
  if (Object.keys(manifest.exports).length > 0) await mustPass('attw', ['--pack', folder, '--profile', 'esm-only'])
  const packed = await run('npm', ['pack', '--silent', '--pack-destination', out], { cwd: folder })
  if (packed.code !== 0) fail(`${manifest.name} cannot be packed:\n${packed.output}`)
  return join(out, packed.output.trim())
}

/** Runs a tool of the project; when it fails, its words are the last of the command. */
async function mustPass(tool: string, args: readonly string[]): Promise<void> {
  const { code: failed, output } = await runNode(packageCommand(tool), args)
  if (failed !== 0) fail(`${tool} ${args.join(' ')}:\n${output}`)
}

rmSync(out, { recursive: true, force: true })
if (isBuildStale()) await buildWeb()
await mustPass('tsc', ['-p', 'kit/tsconfig.packages.json'])
for (const [folder, one] of Object.entries(packages)) console.log(await pack(folder, one))

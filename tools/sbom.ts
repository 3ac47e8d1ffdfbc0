/** `npm run sbom -- [FILE]`: the packages of package-lock.json as CycloneDX JSON; into .tmp/sbom.json without FILE. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { isObject, type JsonObject, readJson } from '@chaupar/api/document'
import { execa } from 'execa'
import { root } from './processes/run.ts'

/**
 * The packages as npm itself reads them from the lockfile: nothing is fetched, and what is installed makes no difference.
 * @returns a CycloneDX 1.5 document
 * @throws when npm prints no such document
 */
export async function readSbom(): Promise<JsonObject> {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error']
  const { stdout } = await execa('npm', args, { cwd: root, stdin: 'ignore' })
  const sbom = readJson(stdout)
  if (!isObject(sbom) || !isObject(sbom.metadata) || !isObject(sbom.metadata.component))
    throw new Error(`npm sbom printed no document: ${stdout.slice(0, 200)}`)
  // npm names the project by its folder.
  return { ...sbom, metadata: { ...sbom.metadata, component: { ...sbom.metadata.component, name: 'chaupar' } } }
}

if (import.meta.main) {
  const file = resolve(process.argv[2] ?? join(root, '.tmp/sbom.json'))
  mkdirSync(dirname(file), { recursive: true })
  const sbom = await readSbom()
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`)
  console.log(
    `${Array.isArray(sbom.components) ? sbom.components.length : 0} packages in ${relative(process.cwd(), file)}`,
  )
}

/**
 * `npm run licences`: lists the licences of the packages that reach players and servers, and fails on one that
 * allowed-licences.json does not name. Packages that only develop and test the project are counted, not judged.
 */
import { isObject, type JsonObject } from '@chaupar/api/document'
import { fail } from '../processes/run.ts'
import { readSbom } from '../sbom.ts'
import data from './allowed-licences.json' with { type: 'json' }

/** `licence`: an SPDX id or expression; null when the package names none. */
export type LicensedPackage = { name: string; version: string; licence: string | null; isShipped: boolean }

/** `shippedAnyway`: development packages whose files the build takes over. `stated`: licences that a package's manifest lacks. */
export type LicenceRules = {
  allowed: readonly string[]
  shippedAnyway: readonly string[]
  stated: Readonly<Record<string, string>>
}

/** The packages of a CycloneDX document, without the project's own workspaces. */
export function licensedPackages(sbom: JsonObject, { shippedAnyway, stated }: LicenceRules): LicensedPackage[] {
  const components = Array.isArray(sbom.components) ? sbom.components.filter(isObject) : []
  return components.flatMap((component) => {
    if (isMarked(component, 'private')) return []
    const [name, version] = [String(component.name), String(component.version)]
    const isShipped = !isMarked(component, 'development') || shippedAnyway.includes(name)
    return [{ name, version, licence: licenceOf(component) ?? stated[`${name}@${version}`] ?? null, isShipped }]
  })
}

function isMarked({ properties }: JsonObject, mark: string): boolean {
  const all = Array.isArray(properties) ? properties.filter(isObject) : []
  return all.some(({ name, value }) => name === `cdx:npm:package:${mark}` && value === 'true')
}

function licenceOf({ licenses }: JsonObject): string | null {
  const [first] = Array.isArray(licenses) ? licenses.filter(isObject) : []
  const license = isObject(first?.license) ? first.license : {}
  const found = first?.expression ?? license.id ?? license.name
  return typeof found === 'string' ? found : null
}

/** A line for each shipped package whose licence the list does not name. */
export function licenceProblems(packages: readonly LicensedPackage[], { allowed }: LicenceRules): string[] {
  return packages
    .filter(({ licence, isShipped }) => isShipped && (licence === null || !allowed.includes(licence)))
    .map(({ name, version, licence }) => `${name}@${version}: ${licence ?? 'names no licence'}`)
}

/** A line for each licence: how many packages have it, and which. */
function listed(packages: readonly LicensedPackage[]): string[] {
  const byLicence = Map.groupBy(packages, ({ licence }) => licence ?? 'none named')
  return [...byLicence]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([licence, all]) => `${licence} (${all.length}): ${all.map(({ name }) => name).join(' ')}`)
}

if (import.meta.main) {
  const packages = licensedPackages(await readSbom(), data)
  const shipped = packages.filter(({ isShipped }) => isShipped)
  if (shipped.length === 0) fail('The SBOM names no shipped package.')
  console.log(listed(shipped).join('\n'))
  console.log(`${shipped.length} packages shipped, ${packages.length - shipped.length} for development`)
  const problems = licenceProblems(packages, data)
  if (problems.length > 0) fail(`Not in tools/checks/allowed-licences.json:\n  ${problems.join('\n  ')}`)
}

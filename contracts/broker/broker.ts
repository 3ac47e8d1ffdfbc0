/**
 * What this project sends to a Pact broker and asks of it: its pacts by version and branch, that they were verified, what is deployed
 * where, and whether a version may go there. The broker's own command does it, but for the result of a verification that was
 * run here, which is one call of its API. The command reads PACT_BROKER_USERNAME, PACT_BROKER_PASSWORD and PACT_BROKER_TOKEN itself.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, objectAt, parseJson } from '@chaupar/api/document'
import { packageCommand, type RunResult, root, runNode } from '../../tools/processes/run.ts'

export interface Version {
  /** The commit. */
  readonly number: string
  readonly branch: string
}

interface Pact {
  readonly consumer: string
  readonly provider: string
}

const command = packageCommand('pact-broker')
const folder = join(root, 'contracts/pacts')

/** Whose versions the broker keeps: both sides of every pact, all built from this repository. */
export function pacticipants(): string[] {
  return [...new Set(pacts().flatMap(({ consumer, provider }) => [consumer, provider]))].sort()
}

/** A broker by its base address. Each step answers what it said and its exit code. */
export class Broker {
  readonly #address: string

  constructor(address: string) {
    this.#address = address.replace(/\/+$/, '')
  }

  /** Hands in the committed pacts as those of this version. */
  publish({ number, branch }: Version): Promise<RunResult> {
    return this.#run('publish', folder, '--consumer-app-version', number, '--branch', branch)
  }

  /** Says how the verification of this version's pacts by this version's providers went. @throws with the broker's words */
  async publishVerification(version: Version, success: boolean): Promise<void> {
    for (const pact of pacts()) await this.publishResult({ ...pact, success }, version.number, version)
  }

  /** Says how one pact of a consumer's version was kept by a version of its provider. @throws with the broker's words */
  async publishResult(
    { consumer, provider, success }: Pact & { readonly success: boolean },
    consumerVersion: string,
    { number, branch }: Version,
  ): Promise<void> {
    const [version, named] = [number, branch].map(encodeURIComponent)
    await this.#call('PUT', `/pacticipants/${provider}/branches/${named}/versions/${version}`, {})
    const place = `/pacts/provider/${provider}/consumer/${consumer}/version/${encodeURIComponent(consumerVersion)}`
    const pact = await this.#call('GET', place)
    const { href } = objectAt(pact, '_links', 'pb:publish-verification-results')
    await this.#call('POST', String(href), { success, providerApplicationVersion: number })
  }

  /** Notes that this version runs in an environment, which is made when there is none of the name. The first refusal ends it. */
  async recordDeployment({ number }: Version, environment: string): Promise<RunResult> {
    const known = await this.#run('list-environments', '--output', 'json')
    if (known.code !== 0) return known
    if (!known.output.includes(`"${environment}"`)) {
      const made = await this.#run('create-environment', '--name', environment)
      if (made.code !== 0) return made
    }
    return this.#each(pacticipants(), (name) =>
      this.#run('record-deployment', '--pacticipant', name, '--version', number, '--environment', environment),
    )
  }

  /** Whether every part of this version fits what runs in an environment; a part that does not makes the code 1. */
  canIDeploy({ number }: Version, environment: string, parts: readonly string[] = pacticipants()): Promise<RunResult> {
    return this.#each(parts, (name) =>
      this.#run('can-i-deploy', '--pacticipant', name, '--version', number, '--to-environment', environment),
    )
  }

  /** What all of them said, in order; the first that failed is the last that was asked. */
  async #each(names: readonly string[], ask: (name: string) => Promise<RunResult>): Promise<RunResult> {
    let output = ''
    for (const name of names) {
      const answer = await ask(name)
      output += `${name}: ${answer.output.trim()}\n`
      if (answer.code !== 0) return { code: answer.code, output }
    }
    return { code: 0, output }
  }

  #run(step: string, ...args: string[]): Promise<RunResult> {
    const env = { PACT_DO_NOT_TRACK: 'true', NO_COLOR: '1' }
    return runNode(command, [step, ...args, '--broker-base-url', this.#address], { env })
  }

  async #call(method: string, place: string, body?: object) {
    const address = place.startsWith('http') ? place : this.#address + place
    const answer = await fetch(address, {
      method,
      headers: { accept: 'application/hal+json', 'content-type': 'application/json', ...authorization() },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok)
      throw new Error(`The broker answered ${answer.status} to ${method} ${address}: ${text.slice(0, 300)}`)
    const read = text === '' ? {} : parseJson(text)
    if (!isObject(read)) throw new Error(`The broker answered no object to ${method} ${address}`)
    return read
  }
}

/** As the broker's command proves who asks. */
function authorization(): Record<string, string> {
  const { PACT_BROKER_TOKEN: token, PACT_BROKER_USERNAME: name, PACT_BROKER_PASSWORD: password } = process.env
  if (token) return { authorization: `Bearer ${token}` }
  if (name) return { authorization: `Basic ${Buffer.from(`${name}:${password ?? ''}`).toString('base64')}` }
  return {}
}

function pacts(): Pact[] {
  return globSync(join(folder, '*.json')).map((file) => {
    const pact = parseJson(readFileSync(file, 'utf8'))
    if (!isObject(pact)) throw new Error(`${file} holds no pact`)
    return { consumer: String(objectAt(pact.consumer).name), provider: String(objectAt(pact.provider).name) }
  })
}

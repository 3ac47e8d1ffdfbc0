/** Three homes in containers of the project's own images: by Compose, or as a Swarm stack on this machine. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { run } from '../../tools/processes/run.ts'
import { firstPort, Homes } from './homes.ts'

/** Of the Compose project, or of the stack: those of a person keep their containers and data. */
const project = 'chaupar-chaos'
/** The container that gives the files of a volume out. */
const reader = `${project}-reader`
/** Until all homes have answered through nginx. */
const longestStartMs = 180_000
const longestEndMs = 60_000

/** In place of what a person's environment or .env says. */
const settings = {
  PORT: String(firstPort),
  CONTROL: 'on',
  CONTROL_TOKEN: '',
  PUBLISH_ADDRESS: '127.0.0.1',
  ALLOWED_HOSTS: '',
  PASSWORD_COST: '7',
  MOCK_IMAGE: 'chaupar-mock-server',
  WEB_IMAGE: 'chaupar-web',
}

export type Platform = {
  name: string
  /** Why it cannot be tried here; null when it can. */
  missing(): Promise<string | null>
  /** Names of the homes, and of the volumes of their data, in the order of HOMES. */
  homes: readonly string[]
  volumes: readonly string[]
  start(folder: string): Promise<void>
  /** Makes the container of a home again, as a new image of it would. */
  replace(home: string): Promise<void>
  /** Ends the containers in order. */
  stop(): Promise<void>
  /** Removes what was started. */
  remove(): Promise<void>
}

/** Homes on a platform. @throws with the output of the command that fails */
export class ContainerHomes extends Homes {
  readonly #platform: Platform

  private constructor(platform: Platform) {
    super()
    this.#platform = platform
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void this.end().finally(() => process.exit(1)))
  }

  static async start(platform: Platform): Promise<ContainerHomes> {
    const homes = new ContainerHomes(platform)
    try {
      // What a run that was killed has left.
      await homes.#removeAll()
      await compose('build')
      await platform.start(homes.folder)
      for (const home of homes.indexes) await homes.#answers(home)
      return homes
    } catch (error) {
      await homes.end()
      throw error
    }
  }

  get count(): number {
    return this.#platform.homes.length
  }

  addressOf(home: number): string {
    return `${this.#platform.homes[home]}:8080`
  }

  async update(home: number): Promise<void> {
    await this.#platform.replace(this.#platform.homes[home] ?? '')
    await this.#answers(home)
  }

  async stopAll(): Promise<void> {
    await this.#platform.stop()
    // It never runs.
    for (const [home, volume] of this.#platform.volumes.entries()) {
      await docker('create', '--name', reader, '--volume', `${project}_${volume}:/data`, settings.MOCK_IMAGE)
      await docker('cp', `${reader}:/data`, this.dataFolder(home))
      await docker('rm', reader)
    }
  }

  async end(): Promise<void> {
    await this.#removeAll()
    rmSync(this.folder, { recursive: true, force: true })
  }

  async #removeAll(): Promise<void> {
    await run('docker', ['rm', '--force', reader])
    await this.#platform.remove()
  }

  /** Waits for an answer of this home through nginx. */
  async #answers(home: number): Promise<void> {
    const [world = ''] = this.namesAtEach(1).slice(home)
    for (const endMs = performance.now() + longestStartMs; performance.now() < endMs; await pause(250)) {
      const name = await fetch(`${this.origin}/api/getAppDetails`, { headers: { 'x-world': world } }).then(
        ({ headers }) => headers.get('x-home'),
        () => null,
      )
      if (name === this.addressOf(home)) return
    }
    throw new Error(`${this.addressOf(home)} does not answer`)
  }
}

const noEngine = 'no Docker engine answers'

/** `inactive` outside a Swarm; null without an engine. */
async function stateOfSwarm(): Promise<string | null> {
  const { code, output } = await run('docker', ['info', '--format', '{{.Swarm.LocalNodeState}}'])
  return code === 0 ? output.trim() : null
}

/** docker-compose.yml and compose.homes.yml. */
export const onCompose: Platform = {
  name: 'Compose',
  missing: async () => ((await stateOfSwarm()) === null ? noEngine : null),
  homes: ['mock-server', 'mock-1', 'mock-2'],
  volumes: ['mock-data', 'mock-data-1', 'mock-data-2'],
  start: () => compose('up', '--wait', '--wait-timeout', '180'),
  replace: (home) => compose('up', '--no-deps', '--force-recreate', '--wait', home),
  stop: () => compose('stop'),
  remove: () => compose('down', '--volumes', '--timeout', '5'),
}

const swarmHomes = ['mock-0', 'mock-1', 'mock-2']
const swarmVolumes = ['mock-data-0', 'mock-data-1', 'mock-data-2']

/**
 * deploy/swarm.yml on a Swarm of this machine alone. nginx's port is the node's own ("host"), which needs no IPVS of the kernel; so one
 * nginx runs, and only the homes are updated.
 */
export const onSwarm: Platform = {
  name: 'Swarm',
  async missing() {
    const state = await stateOfSwarm()
    if (state === null) return noEngine
    return state === 'inactive' ? null : 'the Docker engine belongs to a Swarm already'
  },
  homes: swarmHomes,
  volumes: swarmVolumes,
  async start(folder) {
    await docker('swarm', 'init', '--advertise-addr', '127.0.0.1', '--listen-addr', '127.0.0.1')
    const { output } = await run('docker', ['info', '--format', '{{.Swarm.NodeID}}'])
    const labels = swarmHomes.flatMap((home) => ['--label-add', `${home}=here`])
    await docker('node', 'update', ...labels, output.trim())
    const { PUBLISH_ADDRESS, PASSWORD_COST } = settings
    const ports = [{ target: 8080, published: firstPort, mode: 'host' }]
    const services = {
      web: { ports, deploy: { replicas: 1, endpoint_mode: 'dnsrr' } },
      ...Object.fromEntries(swarmHomes.map((home) => [home, { environment: { PUBLISH_ADDRESS, PASSWORD_COST } }])),
    }
    const file = join(folder, 'swarm.json')
    writeFileSync(file, JSON.stringify({ version: '3.9', services }))
    const files = ['-c', 'deploy/swarm.yml', '-c', file]
    await docker('stack', 'deploy', '--resolve-image', 'never', ...files, project)
  },
  replace: (home) => docker('service', 'update', '--force', '--quiet', `${project}_${home}`),
  stop: () => docker('service', 'scale', ...['web', ...swarmHomes].map((name) => `${project}_${name}=0`)),
  async remove() {
    await run('docker', ['stack', 'rm', project])
    await run('docker', ['swarm', 'leave', '--force'])
    const names = swarmVolumes.map((volume) => `${project}_${volume}`)
    // The containers go after the answer of the two commands, and hold their volumes until then.
    for (const endMs = performance.now() + longestEndMs; performance.now() < endMs; await pause(500))
      if ((await run('docker', ['volume', 'rm', '--force', ...names])).code === 0) return
  },
}

function compose(...args: string[]): Promise<void> {
  const files = ['--file', 'docker-compose.yml', '--file', 'compose.homes.yml']
  return docker('compose', '--project-name', project, ...files, ...args)
}

async function docker(...args: string[]): Promise<void> {
  const { code, output } = await run('docker', args, { env: settings })
  if (code !== 0) throw new Error(`docker ${args.join(' ')}: exit ${code}\n${output.split('\n').slice(-20).join('\n')}`)
}

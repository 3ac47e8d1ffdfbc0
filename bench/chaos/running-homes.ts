import type { ChildProcess } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stopProcess, waitForHealth } from '../../tools/processes/processes.ts'
import { startMock } from '../../tools/stack/mock-process.ts'
import { type Nginx, startNginx } from '../../tools/stack/nginx.ts'
import { Forwarder } from './forwarder.ts'
import { firstPort, Homes } from './homes.ts'

/** After nginx's. */
const portOf = (home: number): number => firstPort + 1 + home
/** Where a home listens whose address is a forwarder's. */
const portBehind = (home: number): number => portOf(home) + 20

type Options = {
  /** Each home copies its worlds into a second folder. */
  copies?: boolean
  /** A forwarder before each home, which can be cut while the home runs. */
  forwarders?: boolean
}

/** Mock servers as processes, the homes of the worlds, behind a real nginx with the project's nginx.conf. */
export class RunningHomes extends Homes {
  readonly forwarders: Forwarder[] = []
  readonly #options: Options
  readonly #children = new Map<number, ChildProcess>()
  #nginx: Nginx | null = null
  #count: number

  private constructor(count: number, options: Options) {
    super()
    this.#count = count
    this.#options = options
    // A command that ends early leaves no server behind.
    process.once('exit', () => {
      for (const child of this.#children.values()) child.kill('SIGKILL')
      // A kill of its first process would leave its workers.
      this.#nginx?.process.kill('SIGTERM')
    })
  }

  /** Starts so many homes, and nginx. */
  static async start(count: number, options: Options = {}): Promise<RunningHomes> {
    const homes = new RunningHomes(count, options)
    await homes.startAll(count)
    return homes
  }

  get count(): number {
    return this.#count
  }

  addressOf(home: number): string {
    return `127.0.0.1:${portOf(home)}`
  }

  /** The settings that make a process this home. */
  settingsOf(home: number): Record<string, string> {
    const copies = this.#options.copies ? { COPY_DIR: join(this.folder, `copies-${home}`) } : {}
    return {
      HOMES: this.#list,
      HOME_NAME: this.addressOf(home),
      PORT: String(this.#portOf(home)),
      DATA_DIR: this.dataFolder(home),
      CONTROL: 'on',
      LOG_LEVEL: 'silent',
      RATE_LIMIT: 'off',
      SOCKET_LIMIT: 'off',
      PASSWORD_COST: '7',
      ...copies,
    }
  }

  /** Starts all of so many homes, and nginx before them. */
  async startAll(count: number): Promise<void> {
    this.#count = count
    await Promise.all(this.indexes.map((home) => this.start(home)))
    if (this.#options.forwarders)
      for (const home of this.indexes) this.forwarders.push(await Forwarder.open(portOf(home), portBehind(home)))
    const webRoot = join(this.folder, 'web')
    mkdirSync(webRoot, { recursive: true })
    const environment = { HOMES: this.#list }
    this.#nginx = await startNginx({ port: firstPort, mockUrl: this.origin, webRoot, environment, log: 'ignore' })
    await waitForHealth(`${this.origin}/healthz/web`, this.#nginx.process)
  }

  /** Stops nginx and all homes in order; their folders stay. */
  async stopAll(): Promise<void> {
    await this.#nginx?.stop()
    this.#nginx = null
    for (const forwarder of this.forwarders.splice(0)) forwarder.cut()
    await Promise.all([...this.#children.keys()].map((home) => this.stop(home)))
  }

  /** Stops everything and removes the folders. */
  async end(): Promise<void> {
    await this.stopAll()
    rmSync(this.folder, { recursive: true, force: true })
  }

  async start(home: number): Promise<void> {
    const child = startMock(this.settingsOf(home), true)
    this.#children.set(home, child)
    await waitForHealth(`http://127.0.0.1:${this.#portOf(home)}/healthz/ready`, child)
  }

  /** Asks a home to end, as an orderly update does. */
  async stop(home: number): Promise<void> {
    const child = this.#children.get(home)
    if (child) await stopProcess(child)
    this.#children.delete(home)
  }

  async update(home: number): Promise<void> {
    await this.stop(home)
    await this.start(home)
  }

  /** `kill -9`. */
  async kill(home: number): Promise<void> {
    const child = this.#children.get(home)
    if (child === undefined) throw new Error(`home ${home} does not run`)
    child.kill('SIGKILL')
    // Ended by the kill or before it; either way its port and folder are free then.
    await stopProcess(child)
  }

  get #list(): string {
    return this.indexes.map((home) => this.addressOf(home)).join(' ')
  }

  #portOf(home: number): number {
    return this.#options.forwarders ? portBehind(home) : portOf(home)
  }
}

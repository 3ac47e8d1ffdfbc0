/**
 * A broker for the tests of its client: so much of the Pact Broker's documented API as the client asks, kept in memory. What it
 * does not know is a 404, so that a wrong path of the client fails.
 */
import { createServer, type IncomingMessage } from 'node:http'
import { freePort } from '../processes/ports.ts'

type Contract = { consumer: string; provider: string; version: string; verifiedBy: string | null; success: boolean }
type Asked = { method: string; url: URL; body: Record<string, unknown> }

export class BrokerStandIn {
  /** Every call: method, path, and the header that proves who asks. */
  readonly calls: string[] = []
  readonly contracts: Contract[] = []
  readonly branches = new Map<string, string>()
  readonly #environments: string[] = []
  /** The version that runs, by environment and pacticipant. */
  readonly #deployed = new Map<string, string>()
  readonly #server = createServer((request, response) => {
    void bodyOf(request).then((text) => {
      const { method = 'GET', headers } = request
      const url = new URL(request.url ?? '/', this.address)
      this.calls.push([method, url.pathname, headers.authorization].filter(Boolean).join(' '))
      const answer = this.#answer({ method, url, body: text === '' ? {} : JSON.parse(text) })
      response.statusCode = answer === null ? 404 : 200
      response.setHeader('content-type', 'application/hal+json;charset=utf-8')
      response.end(JSON.stringify(answer ?? { errors: [`nothing at ${url.pathname}`] }))
    })
  })
  address = ''
  /** A broker that lets everything pass. */
  readonly #saysYes: boolean

  constructor({ saysYes = false } = {}) {
    this.#saysYes = saysYes
  }

  async start(): Promise<void> {
    const port = await freePort()
    this.address = `http://127.0.0.1:${port}`
    await new Promise<void>((listening) => this.#server.listen(port, '127.0.0.1', listening))
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((closed) => this.#server.close(closed))
  }

  #answer({ method, url, body }: Asked): object | null {
    const steps = url.pathname.split('/').slice(1).map(decodeURIComponent)
    switch (`${method} /${steps[0]}`) {
      case 'GET /':
        return links({ 'pb:publish-contracts': '/contracts/publish', 'pb:environments': '/environments' }, this.address)
      case 'POST /contracts':
        return this.#publish(body)
      case 'GET /environments':
        return { _embedded: { environments: this.#environments.map((name) => ({ uuid: name, name })) } }
      case 'POST /environments':
        this.#environments.push(String(body.name))
        return { uuid: body.name, ...body, ...links({ self: `/environments/${body.name}` }, this.address) }
      case 'PUT /pacticipants':
        this.branches.set(`${steps[1]} ${steps[5]}`, String(steps[3]))
        return { number: steps[5] }
      case 'GET /pacticipants':
        return this.#version(String(steps[1]), String(steps[3]))
      case 'GET /pacts':
      case 'POST /pacts':
        return this.#pact(steps, method, body)
      case 'POST /deploy':
        this.#deployed.set(`${steps[1]} ${steps[2]}`, String(steps[3]))
        return { uuid: '1' }
      case 'GET /matrix':
        return this.#matrix(url.searchParams)
      default:
        return null
    }
  }

  #publish({ contracts, pacticipantVersionNumber, branch }: Record<string, unknown>): object | null {
    if (!Array.isArray(contracts)) return null
    const version = String(pacticipantVersionNumber)
    for (const { consumerName, providerName } of contracts) {
      const contract = { consumer: consumerName, provider: providerName, version, verifiedBy: null, success: false }
      this.contracts.push(contract)
      this.branches.set(`${consumerName} ${version}`, String(branch))
    }
    return { notices: [], _embedded: { pacticipant: {}, version: {} }, ...links({}, this.address) }
  }

  /** A version is known when it has a branch: by its pacts, or by a verification. */
  #version(pacticipant: string, number: string): object | null {
    if (!this.branches.has(`${pacticipant} ${number}`)) return null
    const deployments = this.#environments.map((name) => ({
      name,
      href: `${this.address}/deploy/${name}/${pacticipant}/${number}`,
    }))
    return { number, _links: { 'pb:record-deployment': deployments } }
  }

  #pact(steps: readonly string[], method: string, body: Record<string, unknown>): object | null {
    const [, , provider, , consumer, , version] = steps
    const found = this.contracts.find(
      (one) => one.provider === provider && one.consumer === consumer && one.version === version,
    )
    if (found === undefined) return null
    if (method === 'POST') {
      found.verifiedBy = String(body.providerApplicationVersion)
      found.success = body.success === true
    }
    const place = `/pacts/provider/${provider}/consumer/${consumer}/version/${version}/verification-results`
    return links({ 'pb:publish-verification-results': place }, this.address)
  }

  /** Deployable: every pact with what runs in the environment was verified by these very versions. */
  #matrix(query: URLSearchParams): object {
    const [name, version, environment] = ['q[][pacticipant]', 'q[][version]', 'environment'].map((key) =>
      query.get(key),
    )
    const running = (pacticipant: string) => this.#deployed.get(`${environment} ${pacticipant}`)
    const mine = this.contracts.filter(({ consumer, version: of }) => consumer === name && of === version)
    const ofOthers = this.contracts.filter(
      ({ consumer, provider, version: of }) => provider === name && running(consumer) === of,
    )
    const fits =
      mine.every(({ provider, verifiedBy, success }) => success && verifiedBy === running(provider)) &&
      ofOthers.every(({ verifiedBy, success }) => success && verifiedBy === version)
    const isKnown = this.branches.has(`${name} ${version}`)
    const deployable = this.#saysYes || (fits && isKnown)
    const reason = deployable
      ? 'All required verification results are published and successful'
      : 'Not verified with what runs there'
    return {
      summary: { deployable, reason, success: deployable ? 1 : 0, failed: 0, unknown: deployable ? 0 : 1 },
      notices: [{ type: deployable ? 'success' : 'error', text: reason }],
      matrix: [],
    }
  }
}

function links(places: Readonly<Record<string, string>>, address: string): { _links: object } {
  return {
    _links: Object.fromEntries(Object.entries(places).map(([name, place]) => [name, { href: address + place }])),
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

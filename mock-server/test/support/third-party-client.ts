/**
 * A game client as a third party would write it from the published protocol alone: it knows its calls, fields, units and
 * codes, and shares no code with the server.
 */
import { io } from 'socket.io-client'

export interface ThirdPartyRound {
  betID: number
  amount: number
  payout: number
  payoutMultiplier: number
  active: boolean
  state: { index: number; type: string; [field: string]: unknown }[]
}

interface Reply {
  balance: { amount: number; currency: string }
  config: {
    gameID: string
    minBet: number
    stepBet: number
    channel?: { path: string; namespace: string; world: string }
  }
  round: ThirdPartyRound
  action: ThirdPartyRound
  event: string
  status: { statusCode: string }
}

/** The socket's acknowledgement of a bet. */
interface BetReply {
  status: string
  message?: string
  bet: ThirdPartyRound
  balance: { amount: number }
}

interface Watched {
  status: string
  stage: { round: string; phase: string }
  rules: { curve: { risePerMs: number } }
}

/** One session at one game. `rgsUrl` is host and path, as the game's address has it in `rgs_url`. */
export class ThirdPartyClient {
  readonly #rgsUrl: string
  readonly #sessionID: string

  constructor(rgsUrl: string, sessionID: string) {
    this.#rgsUrl = rgsUrl
    this.#sessionID = sessionID
  }

  /** A call of the protocol: POST, JSON, the session in the body; neither cookie nor header of its own. */
  async call(path: string, fields: object = {}): Promise<Reply> {
    const response = await fetch(`http://${this.#rgsUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sessionID: this.#sessionID, ...fields }),
    })
    return JSON.parse(await response.text())
  }

  /** The same, where only success will do. */
  async done(path: string, fields: object = {}): Promise<Reply> {
    const reply = await this.call(path, fields)
    if (path !== '/bet/event' && reply.status.statusCode !== 'SUCCESS')
      throw new Error(`${path}: ${reply.status.statusCode}`)
    return reply
  }

  /** Connects to the channel that `config.channel` names, and watches. */
  async watch({ path, namespace, world }: NonNullable<Reply['config']['channel']>) {
    const [host = ''] = this.#rgsUrl.split('/')
    const socket = io(`http://${host}${namespace}`, {
      path,
      query: { world, channel: 'games' },
      auth: { sessionID: this.#sessionID },
      transports: ['websocket'],
    })
    const phases: string[] = []
    const changed: BetReply['bet'][] = []
    socket.on('stage:round', ({ phase }: Watched['stage']) => phases.push(phase))
    socket.on('bet:changed', ({ bet }: BetReply) => changed.push(bet))
    const ask = (event: string, ...fields: object[]) => socket.emitWithAck(event, ...fields)
    const watched: Watched = await ask('stage:watch')
    const bet = async (event: string, fields: object): Promise<BetReply> => ask(event, fields)
    return { watched, phases, changed, bet, leave: () => socket.disconnect() }
  }
}

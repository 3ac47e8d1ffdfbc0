import type { GameAcknowledgement, GameClientEvents, GameServerEvents } from '@chaupar/api/games-realtime'
import type { RgsSchema } from '@chaupar/api/rgs'
import { io, type Socket } from 'socket.io-client'
import type { Launch } from '../rgs/launch.ts'

/** After this time an acknowledgement counts as lost, in ms. */
const timeoutMs = 5_000

/** Before a connection that was turned away is tried again, in ms. */
const againMs = 4_000

/** What a link reports. */
export interface StageHears {
  up(): void
  down(): void
  /** The server turned the connection away, and why. */
  refused(code: string, message: string): void
  round(round: RgsSchema<'StageRound'>): void
  tick(tick: RgsSchema<'StageTick'>): void
  players(players: RgsSchema<'StagePlayers'>): void
  bet(news: RgsSchema<'BetNews'>): void
}

/** Questions to the stage of a game. Each rejects when it is unknown whether it arrived. */
export interface StageLink {
  isUp(): boolean
  watch(): Promise<GameAcknowledgement<'stage:watch'>>
  place(order: RgsSchema<'StageBetOrder'>): Promise<RgsSchema<'StageBetAnswer'>>
  cancel(choice: RgsSchema<'StageBetChoice'>): Promise<RgsSchema<'StageBetAnswer'>>
  cashOut(choice: RgsSchema<'StageBetChoice'>): Promise<RgsSchema<'StageBetAnswer'>>
  close(): void
}

/**
 * The socket of a shared game (api/games-asyncapi.yaml). By websocket alone: a frame without an origin may not poll. It
 * connects again by itself for as long as it is open.
 */
export function openStage(
  { rgsAddress, sessionID, language }: Launch,
  channel: RgsSchema<'Channel'>,
  hears: StageHears,
): StageLink {
  const socket: Socket<GameServerEvents, GameClientEvents> = io(`${new URL(rgsAddress).origin}${channel.namespace}`, {
    path: channel.path,
    transports: ['websocket'],
    query: { world: channel.world, channel: 'games' },
    auth: language === 'en' ? { sessionID } : { sessionID, language },
    reconnectionDelayMax: againMs,
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  const connectAgain = () => {
    // A listener that was given the reason may have closed it for good.
    if (!isClosed) timer = setTimeout(() => socket.connect(), againMs)
  }
  socket.on('connect', hears.up)
  socket.on('disconnect', (reason) => {
    hears.down()
    // Only after these does the client not come back by itself.
    if (reason === 'io server disconnect') connectAgain()
  })
  socket.on('connect_error', (error) => {
    if (socket.active) return hears.down()
    hears.refused(codeOf(error), error.message)
    connectAgain()
  })
  socket.on('stage:round', hears.round)
  socket.on('stage:tick', hears.tick)
  socket.on('stage:players', hears.players)
  socket.on('bet:changed', hears.bet)
  const limited = () => socket.timeout(timeoutMs)
  return {
    isUp: () => socket.connected,
    watch: () => limited().emitWithAck('stage:watch'),
    place: (order) => limited().emitWithAck('bet:place', order),
    cancel: (choice) => limited().emitWithAck('bet:cancel', choice),
    cashOut: (choice) => limited().emitWithAck('bet:cash-out', choice),
    close() {
      isClosed = true
      clearTimeout(timer)
      socket.close()
    },
  }
}

/** The status code of a connection that was turned away. */
function codeOf(error: Error): string {
  const data: unknown = 'data' in error ? error.data : null
  const code: unknown = typeof data === 'object' && data !== null && 'code' in data ? data.code : ''
  return typeof code === 'string' ? code : ''
}

import type { GameClientEvent, GameSentWith } from '@chaupar/api/games-realtime'
import { gameAskedEvents } from '@chaupar/api/games-realtime.gen'
import { loadDocument } from '../../contract/schemas.ts'
import { rgsStatusCode } from '../../wire/rgs-status.ts'
import { type EventCall, type EventOperation, eventOperation, type Questions } from '../answer-events.ts'
import { rooms } from '../socket-types.ts'
import { type BetOptions, callOf, performBet } from './bet-calls.ts'
import { stageSession } from './game-admission.ts'
import { stageWatch } from './stage-watch.ts'

export type GameQuestionOptions = BetOptions & {
  /** Called when a client begins to watch a stage. */
  onWatch(): void
}

/** One for each question of a game's client: a missing one does not compile. */
type Handlers = {
  [Event in GameClientEvent]: (sent: GameSentWith<Event>[0], call: EventCall) => object | Promise<object | null>
}

/** The questions of clients of games (api/rgs.yaml, x-socket-events). Bets become calls of rgs.yaml. */
export function gameQuestions(options: GameQuestionOptions): Questions {
  const { schemas } = loadDocument('rgs')
  const handlers: Handlers = {
    'stage:watch': (_sent, { world, socket }) => {
      const session = stageSession(world, socket.data.token)
      const watched = stageWatch(world, session)
      // Joined in the turn that took the snapshot.
      void socket.join(rooms.stage(world.name, session.slug))
      options.onWatch()
      return watched
    },
    'stage:leave': (_sent, { world, socket }) => {
      void socket.leave(rooms.stage(world.name, stageSession(world, socket.data.token).slug))
      return { status: 'success' }
    },
    'bet:place': (sent, call) => performBet(callOf['bet:place'](sent), call, options),
    'bet:cancel': (sent, call) => performBet(callOf['bet:cancel'](sent), call, options),
    'bet:cash-out': (sent, call) => performBet(callOf['bet:cash-out'](sent), call, options),
  }
  const operation = (event: GameClientEvent): EventOperation => ({
    ...eventOperation(event, gameAskedEvents[event], schemas, handlers[event]),
    isCall: event in callOf,
  })
  return {
    operations: new Map(gameEvents().map((event) => [event, operation(event)])),
    refusal: ({ status, body: { code, message } }) => ({
      status: 'failed',
      code: rgsStatusCode(code, status),
      message,
    }),
  }
}

/** Object.keys forgets that the table has no other keys. */
function gameEvents(): GameClientEvent[] {
  const isEvent = (key: string): key is GameClientEvent => Object.hasOwn(gameAskedEvents, key)
  return Object.keys(gameAskedEvents).filter(isEvent)
}

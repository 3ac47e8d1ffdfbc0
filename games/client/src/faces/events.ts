/** Events by their type, and so with its fields. */
import type { EventBody, GameEvent } from '@chaupar/games/rules/rules'
import type { FaceProps, FaceRound } from './face.ts'

/** The events of a union that may have this type; `Extract` passes over those that may have another one, too. */
type OfType<Event extends EventBody, Type> = GameEvent<Event> &
  (Event extends { type: infer Own } ? (Type extends Own ? Event : never) : never)

/** The last shown event of a type. */
export function shownEvent<Event extends EventBody, Type extends Event['type']>(
  round: FaceRound<Event> | null,
  type: Type,
): OfType<Event, Type> | undefined {
  return round?.events.findLast((event): event is OfType<Event, Type> => event.type === type)
}

/** All shown events of a type, in order. */
export function shownEvents<Event extends EventBody, Type extends Event['type']>(
  round: FaceRound<Event> | null,
  type: Type,
): OfType<Event, Type>[] {
  return (round?.events ?? []).filter((event): event is OfType<Event, Type> => event.type === type)
}

/** Names the motion that goes on while an event of this type is the last one; null = all rests. */
export function runOf<Event extends EventBody>(
  { round, phase, isStill }: Pick<FaceProps<Event>, 'round' | 'phase' | 'isStill'>,
  type: Event['type'],
): string | null {
  return phase === 'showing' && !isStill && round?.events.at(-1)?.type === type ? round.id : null
}

/**
 * An event of the server, for code that all families share. Its type proves its fields: rules of this repository make every
 * event, and the server validates its responses.
 */
export function eventOf<Event extends EventBody>(events: readonly EventBody[], type: Event['type']): Event | undefined {
  return events.find((event): event is Event => event.type === type)
}

/** Their codes. */
export type SteeringCode = 'event_unknown' | 'event_not_possible' | 'match_not_begun'

/** Refusals of an event that a tester asks a match for; a part of `errorCatalogue`. */
export const steeringErrors = {
  event_unknown: { code: 'event_unknown', status: 400, message: 'A match of this sport has no event {event}{hint}' },
  event_all_out: { code: 'event_not_possible', status: 409, message: 'All are out: the next innings comes first' },
  event_free_hit: {
    code: 'event_not_possible',
    status: 409,
    message: 'It is a free hit: only a run-out takes a wicket',
  },
  event_rain: { code: 'event_not_possible', status: 409, message: 'It rains already' },
  event_no_rain: { code: 'event_not_possible', status: 409, message: 'No rain stops play' },
  event_sent_off: {
    code: 'event_not_possible',
    status: 409,
    message: 'Two of this side are sent off, and there is no price for a third',
  },
  event_all_booked: {
    code: 'event_not_possible',
    status: 409,
    message: 'All of this side have a yellow card: a second one is red',
  },
  event_penalty: {
    code: 'event_not_possible',
    status: 409,
    message: 'A penalty comes first: its side scores, or it is missed',
  },
  event_no_penalty: { code: 'event_not_possible', status: 409, message: 'There is no penalty to miss' },
  event_break_point: { code: 'event_not_possible', status: 409, message: 'It is break point already' },
  event_tie_break: { code: 'event_not_possible', status: 409, message: 'A tie-break has no break point' },
  event_not_waiting: {
    code: 'not_found',
    status: 404,
    message: 'This event does not wait: it has happened, or was taken back',
  },
  match_not_begun: { code: 'match_not_begun', status: 409, message: 'The match has not begun' },
  part_unknown: { code: 'event_unknown', status: 400, message: 'A match of this sport has no {part}' },
  minute_passed: { code: 'event_not_possible', status: 409, message: 'This minute has passed' },
} as const

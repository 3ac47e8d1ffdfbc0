import type { Schema } from '@chaupar/api/api'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type SportId = Schema<'Match'>['sportId']
export type SportKey = 'cricket' | 'soccer' | 'tennis'

type Sport = { id: SportId; key: SportKey; name: MessageDescriptor }

const cricket: Sport = { id: 4, key: 'cricket', name: msg`Cricket` }

/** Sports and their ids (spec 9): cricket 4, soccer 1, tennis 2; in the order in which they are shown. */
export const sportList: readonly Sport[] = [
  cricket,
  { id: 1, key: 'soccer', name: msg`Soccer` },
  { id: 2, key: 'tennis', name: msg`Tennis` },
]

/** The sport of an id. */
export function sportOf(id: SportId): Sport {
  return sportList.find((sport) => sport.id === id) ?? cricket
}

/** The key of a sport id, for pictures and links. */
export function sportKey(id: SportId): SportKey {
  return sportOf(id).key
}

import type { Schema } from '@chaupar/api/api'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type SportId = Schema<'Match'>['sportId']
export type SportKey = 'cricket' | 'soccer' | 'tennis'

/** Sports and their ids (spec 9): cricket 4, soccer 1, tennis 2; in the order in which they are shown. */
export const sportList: readonly { id: SportId; key: SportKey; name: MessageDescriptor }[] = [
  { id: 4, key: 'cricket', name: msg`Cricket` },
  { id: 1, key: 'soccer', name: msg`Soccer` },
  { id: 2, key: 'tennis', name: msg`Tennis` },
]

/** The key of a sport id, for pictures and links. */
export function sportKey(id: SportId): SportKey {
  return sportList.find((sport) => sport.id === id)?.key ?? 'cricket'
}

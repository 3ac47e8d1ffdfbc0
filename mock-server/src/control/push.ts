import { pushedEvents } from '@chaupar/api/realtime.gen'
import { InvalidInput, invalidInput } from '../contract/invalid-input.ts'
import { loadDocument } from '../contract/schemas.ts'
import { setAnnouncements } from '../domain/content/content.ts'
import { announcements } from '../domain/content/content-records.ts'
import { notify } from '../domain/content/notifications.ts'
import type { World } from '../world/world.ts'
import type { ControlHandlers } from './control-call.ts'
import { requireUsername } from './player.ts'

/** Socket events sent by hand. */
export const pushHandlers = {
  pushToast: (input, registry) => {
    const { world: name, username, ...notice } = input
    const world = registry.get(name)
    notify(world, playerId(world, username), notice)
    return null
  },
  pushBalance: (input, registry) => {
    const world = registry.get(input.world)
    world.events.emit({ name: 'wallet-changed', payload: { playerId: requireUsername(world, input.username).id } })
    return null
  },
  pushSessionRefresh: (input, registry) => {
    const world = registry.get(input.world)
    const payload = { playerId: playerId(world, input.username), reason: input.reason ?? '' }
    world.events.emit({ name: 'session-refresh', payload })
    return null
  },
  pushEvent: (input, registry) => {
    const world = registry.get(input.world)
    const { event, payload, username, refMatchId = null } = input
    if (username !== undefined && refMatchId !== null) {
      const message = 'Name a player or a match, not both'
      throw new InvalidInput(message, [{ field: 'body.refMatchId', message }])
    }
    const mismatch = loadDocument('api').schemas.named(pushedEvents[event])(payload)
    if (mismatch !== null) throw invalidInput('body.payload', mismatch)
    world.events.emit({
      name: 'event-pushed',
      payload: { event, payload, playerId: playerId(world, username), refMatchId },
    })
    return null
  },
  pushAnnouncement: (input, registry) => {
    const world = registry.get(input.world)
    const others = input.replace === true ? [] : announcements(world).map(({ content }) => content)
    setAnnouncements(world, [input.content, ...others])
    return null
  },
} satisfies Partial<ControlHandlers>

/** Null addresses everybody. */
function playerId(world: World, username: string | undefined): number | null {
  return username === undefined ? null : requireUsername(world, username).id
}

import type { Schema } from '@chaupar/api/api'
import type { Player } from '../domain/accounts/player-records.ts'
import type { Session } from '../domain/accounts/sessions.ts'

function wireUser(player: Player): Schema<'User'> {
  return {
    mstruserid: player.id,
    mobileno: player.mobile,
    username: player.username,
    name: player.name,
    ...(player.isDemo ? { demo: true } : {}),
  }
}

export function wireSession({ token, player }: Session): Schema<'Session'> {
  return { token, user: wireUser(player) }
}

import { create } from 'zustand'

/**
 * idle: no player, no socket. connecting: the first connection is on its way. live: events flow.
 * paused: the connection was lost and is being tried again (shown as 'prices paused').
 */
export type ConnectionStatus = 'idle' | 'connecting' | 'live' | 'paused'

export const useConnection = create<{ status: ConnectionStatus }>()(() => ({ status: 'idle' }))

/** For realtime/connection.ts only. */
export function setConnectionStatus(status: ConnectionStatus): void {
  useConnection.setState({ status })
}

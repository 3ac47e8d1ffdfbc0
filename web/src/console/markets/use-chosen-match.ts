import type { ControlData } from '@chaupar/api/control-client'
import { useState } from 'react'
import { type ReadOptions, useRead } from '../control/use-control.ts'

export type ControlMatch = ControlData<'listMarkets'>[number]

const often: ReadOptions = { everyMs: 3000 }

/**
 * The matches in play and to come, and the one that is chosen: at first the first, and from then on that very one,
 * wherever the list puts it. The mock's list leaves out what is over; a chosen match stays until another is chosen.
 */
export function useChosenMatch(world: string) {
  const [chosen, setChosen] = useState<string | null>(null)
  const list = useRead('listMarkets', { world }, often)
  const listed = list.data ?? []
  const id = chosen ?? listed[0]?.refMatchId ?? null
  if (id !== chosen) setChosen(id)
  const alone = useRead('listMarkets', { world, refMatchId: id ?? '' }, { ...often, isWanted: id !== null })
  const unlisted = listed.some(({ refMatchId }) => refMatchId === id) ? undefined : alone.data?.[0]
  const matches = unlisted === undefined ? listed : [unlisted, ...listed]
  const match = matches.find(({ refMatchId }) => refMatchId === id) ?? listed[0]
  return { list, matches, match, choose: setChosen }
}

/** Whether a match has ended, one way or another. */
export function isOver({ status }: ControlMatch): boolean {
  return status === 'finished' || status === 'abandoned'
}

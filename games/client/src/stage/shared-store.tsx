import type { RgsSchema } from '@chaupar/api/rgs'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { stakeLimits } from '../bet/stake.ts'
import type { Language } from '../i18n/texts.ts'
import { failedOf } from '../rgs/failure.ts'
import type { RgsClient } from '../rgs/rgs-client.ts'
import { postToSite } from '../shell/game-over.tsx'
import { useGame, useLanguage, useRounds } from '../shell/game-store.tsx'
import { openStage } from './stage-link.ts'
import { type StageMachine, stageMachine } from './stage-machine.ts'
import { type StageState, type StageStore, stageStore } from './stage-store.ts'

interface SharedGame {
  store: StageStore
  machine: StageMachine
}

const SharedContext = createContext<SharedGame | null>(null)

type Config = RgsSchema<'Config'>

/** Opens the stage of the session's game for everything below it; nothing where the game's rounds are not shared. */
export function SharedGameProvider({ children }: { children: ReactNode }) {
  const config = useRounds((rounds) => rounds.config)
  if (config?.channel === undefined) return null
  return (
    <OpenedGame config={config} channel={config.channel}>
      {children}
    </OpenedGame>
  )
}

type OpenedProps = { config: Config; channel: RgsSchema<'Channel'>; children: ReactNode }

function OpenedGame({ config, channel, children }: OpenedProps) {
  const { launch, rgs, machine: rounds } = useGame()
  const [shared] = useState((): SharedGame => {
    const store = stageStore(stakeLimits(config).defaultPaise)
    const machine = stageMachine(store, rounds.store, {
      open: (hears) => openStage(launch, channel, hears),
      replay: (roundID) => replayed(rgs, config.gameID, roundID),
      nowMs: () => performance.now(),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      onOver: () => postToSite({ type: 'game:session-ended' }),
    })
    return { store, machine }
  })
  useEffect(() => {
    shared.machine.start()
    return () => shared.machine.stop()
  }, [shared])
  return <SharedContext value={shared}>{children}</SharedContext>
}

function replayed(rgs: RgsClient, game: string, event: string) {
  return rgs.call('replayRound', { path: { game, version: '1', mode: 'base', event } }).catch((error) => {
    const failed = failedOf(error)
    if (failed.is === 'refused' && failed.code === 'ERR_BNF') return null
    throw error
  })
}

function useShared(): SharedGame {
  const shared = useContext(SharedContext)
  if (shared === null) throw new Error('no shared game is opened here')
  return shared
}

/** A part of what is known of the stage. */
export function useStage<Part>(part: (state: StageState) => Part): Part {
  return useStore(useShared().store, part)
}

export function useStageStore(): StageStore {
  return useShared().store
}

export function useStageMachine(): StageMachine {
  return useShared().machine
}

/** The game that is opened, for what is drawn of it. */
export function useSharedGame(): {
  language: Language
  config: Config | null
  variant: string
  balance: RgsSchema<'Balance'> | null
} {
  const language = useLanguage()
  const config = useRounds((rounds) => rounds.config)
  const variant = useRounds(({ face }) => face?.variant ?? '')
  const balance = useRounds((rounds) => rounds.balance)
  return { language, config, variant, balance }
}

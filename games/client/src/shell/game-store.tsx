import type { RgsSchema } from '@chaupar/api/rgs'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { type BetDraft, type BetStore, betStore } from '../bet/bet-store.ts'
import type { Language } from '../i18n/texts.ts'
import { unitsOf } from '../money/amounts.ts'
import type { Launch } from '../rgs/launch.ts'
import type { RgsClient } from '../rgs/rgs-client.ts'
import type { RoundMachine, Rounds } from '../round/rounds-store.ts'
import { type Settings, type SettingsStore, settingsStore } from './settings-store.ts'

/** What one opened game is made of. */
interface Game {
  launch: Launch
  rgs: RgsClient
  machine: RoundMachine
  bets: BetStore
  settings: SettingsStore
}

const GameContext = createContext<Game | null>(null)

type ProviderProps = { launch: Launch; rgs: RgsClient; machine: RoundMachine; children: ReactNode }

/** Gives a game to everything below it. */
export function GameProvider({ launch, rgs, machine, children }: ProviderProps) {
  const [game] = useState(() => {
    const settings = settingsStore(launch.language, launch.round === undefined ? null : 'rounds')
    return { launch, rgs, machine, bets: betStore(), settings }
  })
  return <GameContext value={game}>{children}</GameContext>
}

export function useGame(): Game {
  const game = useContext(GameContext)
  if (game === null) throw new Error('nothing is opened here')
  return game
}

export function useRounds<Part>(part: (rounds: Rounds) => Part): Part {
  return useStore(useGame().machine.store, part)
}

/** The balance without what rounds in the air have paid; null before it is known. */
export function useBalance(): RgsSchema<'Balance'> | null {
  const balance = useRounds((rounds) => rounds.balance)
  const heldPaise = useRounds((rounds) => rounds.heldPaise)
  return useMemo(
    () => (balance === null ? null : { ...balance, amount: balance.amount - unitsOf(heldPaise) }),
    [balance, heldPaise],
  )
}

export function useBet<Part>(part: (draft: BetDraft) => Part): Part {
  return useStore(useGame().bets, part)
}

export function useSettings<Part>(part: (settings: Settings) => Part): Part {
  return useStore(useGame().settings, part)
}

export function useLanguage(): Language {
  return useSettings(({ language }) => language)
}

import { createContext, type ReactNode, useContext, useState } from 'react'
import { useStore } from 'zustand'
import { type BetDraft, type BetStore, betStore } from '../bet/bet-store.ts'
import type { Language } from '../i18n/texts.ts'
import type { Launch } from '../rgs/launch.ts'
import type { RgsClient } from '../rgs/rgs-client.ts'
import type { RoundMachine, Rounds } from '../round/rounds-store.ts'
import { type Wishes, type WishStore, wishStore } from './settings-store.ts'

/** What one opened game is made of. */
interface Game {
  launch: Launch
  rgs: RgsClient
  machine: RoundMachine
  bets: BetStore
  wishes: WishStore
}

const GameContext = createContext<Game | null>(null)

type ProviderProps = { launch: Launch; rgs: RgsClient; machine: RoundMachine; children: ReactNode }

/** Gives a game to everything below it. */
export function GameProvider({ launch, rgs, machine, children }: ProviderProps) {
  const [game] = useState(() => {
    const wishes = wishStore(launch.language, launch.round === undefined ? null : 'rounds')
    return { launch, rgs, machine, bets: betStore(), wishes }
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

export function useBet<Part>(part: (draft: BetDraft) => Part): Part {
  return useStore(useGame().bets, part)
}

export function useWishes<Part>(part: (wishes: Wishes) => Part): Part {
  return useStore(useGame().wishes, part)
}

export function useLanguage(): Language {
  return useWishes(({ language }) => language)
}

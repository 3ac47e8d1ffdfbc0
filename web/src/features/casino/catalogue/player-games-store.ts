import { type Game, slugOf } from '@chaupar/games/catalogue/game'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { create } from 'zustand'
import { call } from '../../../api/call.ts'
import { now } from '../../../lib/clock-store.ts'
import { isRecord, readJson, writeJson } from '../../../lib/storage.ts'
import type { User } from '../../../player/session-storage.ts'
import { useIsAuthenticated, useSession } from '../../../player/session-store.ts'
import { casino } from './queries.ts'

/** A game that was opened. */
export type Played = { slug: string /** ISO 8601. */; at: string }

/** A player's own rails, kept in local storage for each player of this browser (spec 3, gameType). Newest first. */
export type PlayerGames = { favourites: readonly string[]; lastPlayed: readonly Played[] }

const none: PlayerGames = { favourites: [], lastPlayed: [] }
const longest = { favourites: 500, lastPlayed: 24 } as const

const usePlayerGamesStore = create<{ key: string | null; games: PlayerGames }>()(() => ({ key: null, games: none }))

/** The rails of the signed-in player; empty for a guest. */
export function usePlayerGames(): PlayerGames {
  const key = useSession(({ token, user }) => (token === null ? null : keyOf(user)))
  const kept = usePlayerGamesStore()
  return kept.key === key ? kept.games : read(key)
}

/** Puts a game at the head of the last played. */
export function keepPlayed(game: Game): void {
  const slug = slugOf(game)
  change((games) => ({
    ...games,
    lastPlayed: [{ slug, at: new Date(now()).toISOString() }, ...games.lastPlayed.filter((one) => one.slug !== slug)],
  }))
}

/**
 * Marks or unmarks a favourite: at once in this browser, then at the server where it offers that (`setFavourite` is an
 * extension). Its answer is the list; without one the browser's own list stays.
 */
export function markFavourite(game: Game, favourite: boolean): void {
  const slug = slugOf(game)
  change((games) => {
    const others = games.favourites.filter((one) => one !== slug)
    return { ...games, favourites: favourite ? [slug, ...others] : others }
  })
  call('setFavourite', { body: { game: slug, favourite } }).then(
    (answer) => keepFavourites(answer.games),
    () => undefined,
  )
}

/** Takes over the list that the server keeps, where it offers that (`getFavourites` is an extension). */
export function useFavouritesOfServer(): void {
  const player = useIsAuthenticated()
  const { data } = useQuery({ ...casino.favourites(), enabled: player })
  useEffect(() => {
    if (data) keepFavourites(data.games)
  }, [data])
}

function keepFavourites(favourites: readonly string[]): void {
  change((games) => ({ ...games, favourites }))
}

function change(next: (games: PlayerGames) => PlayerGames): void {
  const { token, user } = useSession.getState()
  if (token === null) return
  const key = keyOf(user)
  const kept = usePlayerGamesStore.getState()
  // Another tab may have written since; without storage the tab keeps its own list.
  const changed = next(readJson(key) === null && kept.key === key ? kept.games : read(key))
  const games = {
    favourites: changed.favourites.slice(0, longest.favourites),
    lastPlayed: changed.lastPlayed.slice(0, longest.lastPlayed),
  }
  writeJson(key, games)
  usePlayerGamesStore.setState({ key, games })
}

function keyOf(user: User | null): string {
  return `games:${user?.mstruserid ?? user?.mobileno ?? 'player'}`
}

const remembered = new Map<string, { text: string; games: PlayerGames }>()

/** What storage holds; the same object as long as the text is the same, since React compares by identity. */
function read(key: string | null): PlayerGames {
  const value = key === null ? null : readJson(key)
  if (key === null || !isRecord(value)) return none
  const text = JSON.stringify(value)
  const known = remembered.get(key)
  if (known?.text === text) return known.games
  const games = {
    favourites: items(value.favourites).filter((slug) => typeof slug === 'string'),
    lastPlayed: items(value.lastPlayed).filter(isPlayed),
  }
  remembered.set(key, { text, games })
  return games
}

function items(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isPlayed(value: unknown): value is Played {
  return isRecord(value) && typeof value.slug === 'string' && typeof value.at === 'string'
}

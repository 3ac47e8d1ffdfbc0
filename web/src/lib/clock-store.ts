import { useEffect, useState, useSyncExternalStore } from 'react'
import { create } from 'zustand'
import { istDay, untilNextIstDay } from './dates.ts'

/*
 * The one owner of "now". A player's device may be days off, so the page goes by the server's clock: the device's plus an
 * offset that every answer of the API corrects. A lint rule keeps everything else from asking the device.
 */

type ServerClock = {
  /** How far the server's clock is ahead of the device's, in ms. */
  offsetMs: number
  /** A server that says its own time is believed alone: a proxy's `Date` may be another one. */
  saysTime: boolean
}

const useServerClock = create<ServerClock>()(() => ({ offsetMs: 0, saysTime: false }))

/** Now by the server's clock, in ms since the epoch; by the device's until a server has said its time. */
export function now(): number {
  return deviceNow() + useServerClock.getState().offsetMs
}

/** Now by the device's clock, in ms since the epoch: only to measure a span from another of its times. */
export function deviceNow(): number {
  return Date.now()
}

const earliestMs = Date.UTC(2020, 0)
const latestMs = Date.UTC(2100, 0)
/** `Date` has no parts of a second. */
const dateStepMs = 1000

/**
 * Follows the time that an answer carries: `x-server-time`, else `Date`. The server wrote it some time during the `tookMs` of
 * the call, so the offset moves only as far as it must to agree with that. A header that is no sensible time changes nothing.
 */
export function followServerTime(header: (name: string) => string | null, tookMs: number): void {
  const { offsetMs, saysTime } = useServerClock.getState()
  // A cached response, which says its age, has an old time.
  if (Number(header('age') ?? 0) > 0) return
  const own = readTime(header('x-server-time'))
  const at = own ?? (saysTime ? null : readTime(header('date')))
  if (at === null) return
  const least = at - deviceNow()
  const most = least + tookMs + (own === null ? dateStepMs : 0)
  useServerClock.setState({ offsetMs: Math.min(Math.max(offsetMs, least), most), saysTime: saysTime || own !== null })
}

function readTime(text: string | null): number | null {
  const at = text === null ? Number.NaN : Date.parse(text)
  return at >= earliestMs && at < latestMs ? at : null
}

/** Now by the server's clock, in ms; drawn again every `everyMs`, and at once when the clock is corrected. Null: not by itself. */
export function useNow(everyMs: number | null): number {
  const [nowMs, setNowMs] = useState(now)
  useEffect(() => {
    const turn = () => setNowMs(now())
    const stop = useServerClock.subscribe(turn)
    const timer = everyMs === null ? undefined : setInterval(turn, everyMs)
    return () => {
      stop()
      clearInterval(timer)
    }
  }, [everyMs])
  return nowMs
}

/** The day of India by the server's clock, '2026-11-21'; '' in what the build draws ahead. */
export function useToday(): string {
  return useSyncExternalStore(subscribeDay, today, dayOfBuild)
}

/** The day of India by the server's clock, '2026-11-21'. */
export function today(): string {
  return istDay(new Date(now()))
}

const dayOfBuild = () => ''

function subscribeDay(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const turn = () => {
    clearTimeout(timer)
    timer = setTimeout(turn, untilNextIstDay(now()))
    onChange()
  }
  turn()
  const stop = useServerClock.subscribe(turn)
  return () => {
    stop()
    clearTimeout(timer)
  }
}

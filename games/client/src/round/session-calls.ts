import type { RgsAnswer, RgsSchema } from '@chaupar/api/rgs'
import type { NoticeName } from '../i18n/notice-texts.ts'
import type { Failed } from '../rgs/failure.ts'
import type { RgsClient } from '../rgs/rgs-client.ts'
import { findAgain } from './find-again.ts'
import { type RoundStore, roundsStore, type Seams } from './rounds-store.ts'

/** Calls are named slow after this, in ms. */
const slowAfterMs = 4_000

/** What every call of a session needs: where its state is kept, and what is said when it fails. */
export interface SessionCalls {
  store: RoundStore
  takeBalance(balance: RgsSchema<'Balance'>): void
  showNotice(notice: NoticeName, reason?: string): void
  /** Says why a call was refused; a session that is over stays over. */
  refuse(failed: Extract<Failed, { is: 'refused' }>): void
  /** Says that a call takes long, for as long as it does. */
  patiently<Value>(called: Promise<Value>): Promise<Value>
  /**
   * The session as the server has it, asked until it answers; null when it is over. `saying` stands there meanwhile. With the key of
   * a call whose answer was lost, what became of it is decided (`intent`).
   */
  lookAgain(saying: NoticeName, lostKey?: string): Promise<RgsAnswer<'authenticate'> | null>
}

export function sessionCalls(rgs: RgsClient, seams: Seams): SessionCalls {
  const store = roundsStore()
  const { getState: now, setState: set } = store

  function takeBalance(balance: RgsSchema<'Balance'>): void {
    if (balance.version >= (now().balance?.version ?? 0)) set({ balance })
  }

  function showNotice(notice: NoticeName, reason = ''): void {
    set({ notice: { name: notice, reason } })
  }

  function refuse({ code, message }: Extract<Failed, { is: 'refused' }>): void {
    if (code === 'SUCCESS') throw new Error('a refusal says SUCCESS')
    // Our own sentences say more than the server's words for these alone.
    showNotice(code, code === 'ERR_VAL' || code === 'ERR_GE' || code === 'ERR_GLE' ? message : '')
    if (code !== 'ERR_IS' && code !== 'ERR_ATE') return
    set({ isOver: true })
    seams.onOver()
  }

  async function patiently<Value>(called: Promise<Value>): Promise<Value> {
    const timer = setTimeout(() => showNotice('slow'), slowAfterMs)
    try {
      return await called
    } finally {
      clearTimeout(timer)
      if (now().notice?.name === 'slow') set({ notice: null })
    }
  }

  async function lookAgain(saying: NoticeName, lostKey?: string): Promise<RgsAnswer<'authenticate'> | null> {
    showNotice(saying)
    const found = await findAgain(rgs, seams.wait, lostKey)
    if ('failed' in found) {
      refuse(found.failed)
      return null
    }
    set({ notice: null })
    takeBalance(found.answer.balance)
    return found.answer
  }

  return { store, takeBalance, showNotice, refuse, patiently, lookAgain }
}

import { useEffect, useState } from 'react'
import { sharedTexts } from '../i18n/shared-texts.ts'
import type { Language } from '../i18n/texts.ts'
import { useBalance, useRounds } from '../shell/game-store.tsx'
import { paiseOf, rupees, signedRupees } from './amounts.ts'
import './purse.css'

/** Balance, net position and time of this session, as the policy of the game wants them shown. */
export function Purse({ language }: { language: Language }) {
  const t = sharedTexts[language]
  const config = useRounds((rounds) => rounds.config)
  const balance = useBalance()
  const netPaise = useRounds((rounds) => rounds.netPaise)
  const rules = config?.jurisdiction
  const tone = netPaise > 0 ? 'amount-up' : netPaise < 0 ? 'amount-down' : ''
  return (
    <dl className="purse">
      <div className="purse-balance">
        <dt>{t.balance}</dt>
        <dd translate="no">{balance === null ? '–' : rupees(paiseOf(balance.amount), language)}</dd>
      </div>
      {rules?.displayNetPosition ? (
        <div className="purse-net">
          <dt>{t.net}</dt>
          <dd className={tone}>{signedRupees(netPaise, language)}</dd>
        </div>
      ) : null}
      {rules?.displaySessionTimer ? (
        <div className="purse-time">
          <dt>{t.clock}</dt>
          <dd>
            <SessionClock />
          </dd>
        </div>
      ) : null}
    </dl>
  )
}

function SessionClock() {
  const beganAtMs = useRounds((rounds) => rounds.beganAtMs)
  const [nowMs, setNowMs] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(performance.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.floor((nowMs - beganAtMs) / 1_000))
  const pair = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  return (
    <>
      {minutes < 60
        ? `${minutes}:${pair(seconds % 60)}`
        : `${Math.floor(minutes / 60)}:${pair(minutes % 60)}:${pair(seconds % 60)}`}
    </>
  )
}

import type { RgsSchema } from '@chaupar/api/rgs'
import { memo, useEffect, useMemo, useState } from 'react'
import { ScrollArea } from '../drawing/scroll-area.tsx'
import type { Language } from '../i18n/texts.ts'
import { paiseOf, shortRupees, timesText } from '../money/amounts.ts'
import { playersTexts } from './players-texts.ts'
import { useStage } from './shared-store.tsx'
import './players.css'

type Player = RgsSchema<'StagePlayer'>

/** What the game calls a bet that is paid. */
interface PlayersWords {
  out(bets: number): string
  /** Head of the column with what a bet is paid. */
  outAt: string
}

/** Rows that are drawn; the line above them counts all. */
const mostRows = 80

/** All bets on the round, the player's own first, then the highest; on small screens behind a line that opens them. */
export function PlayersList({ language, words }: { language: Language; words: PlayersWords }) {
  const t = playersTexts[language]
  const players = useStage((stage) => stage.players)
  const count = useStage((stage) => stage.count)
  const amount = useStage((stage) => stage.amount)
  const slots = useStage((stage) => stage.slots)
  const [isOpen, setOpen] = useState(false)
  useEscape(isOpen, () => setOpen(false))
  const own = useMemo(() => new Set(slots.map(({ bet }) => bet?.roundID)), [slots])
  const rows = useMemo(() => sorted([...players.values()], own), [players, own])
  const out = rows.filter(({ times }) => times !== null).length
  const hasMade = rows.some(({ made }) => made)
  return (
    <section className="side bets" aria-label={t.players}>
      <div className="bets-head">
        <PeopleIcon />
        <span>{t.count(count)}</span>
        <span>{shortRupees(paiseOf(amount), language)}</span>
        <span className="bets-out">{words.out(out)}</span>
        <button
          type="button"
          className="bets-more"
          aria-expanded={isOpen}
          aria-label={t.showPlayers}
          onClick={() => setOpen(!isOpen)}
        >
          <UpIcon />
        </button>
      </div>
      <div className="bets-sheet" data-open={isOpen}>
        <ScrollArea className="bets-scroll" name={t.players}>
          <table className="bets-table">
            <thead>
              <tr>
                {[t.player, t.stake, words.outAt, t.paid].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, mostRows).map((row) => (
                <Row key={row.id} row={row} isOwn={own.has(row.id)} language={language} />
              ))}
            </tbody>
          </table>
        </ScrollArea>
        {hasMade ? <p className="bets-note">{t.demoNote}</p> : null}
      </div>
    </section>
  )
}

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const plain = (units: number) => whole.format(Math.round(paiseOf(units) / 100))

type RowProps = { row: Player; isOwn: boolean; language: Language }

/** Twice a second some rows change; the others are not drawn again. */
const Row = memo(function Row({ row, isOwn, language }: RowProps) {
  const t = playersTexts[language]
  const { name, amount, times, payout, made } = row
  return (
    <tr className={`${times === null ? '' : 'bets-out-row'} ${isOwn ? 'bets-you' : ''}`}>
      <td>
        {isOwn ? t.you : made ? name.replace(/^demo-/, '') : name}
        {made ? <span className="bets-made">{t.demo}</span> : null}
      </td>
      <td>{plain(amount)}</td>
      <td translate="no">{times === null ? '–' : timesText(times)}</td>
      <td translate="no">{times === null ? '–' : plain(payout)}</td>
    </tr>
  )
})

function sorted(players: readonly Player[], own: ReadonlySet<string | undefined>): Player[] {
  const rank = ({ id }: Player) => (own.has(id) ? 0 : 1)
  return [...players].sort((a, b) => rank(a) - rank(b) || b.amount - a.amount || a.id.localeCompare(b.id))
}

function useEscape(isOn: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && close()
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
}

function PeopleIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path
        className="bets-icon"
        d="M9 11.500a3.500 3.500 0 1 0 0-7a3.500 3.500 0 0 0 0 7ZM2.500 19.500c.5-3.700 3-5.500 6.500-5.500s6 1.800 6.500 5.500M16 5a3.400 3.400 0 0 1 0 6.500M18 14.500c2 .8 3.200 2.500 3.500 5"
      />
    </svg>
  )
}

function UpIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path className="bets-icon" d="M6 14.500l6-6l6 6" />
    </svg>
  )
}

import { roundOfText } from '@chaupar/games/rules/check-round'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { loadChunk } from '../../../../lib/load-chunk.ts'
import { Button } from '../../../../ui/basics/button.tsx'
import { FieldError, TextField } from '../../../../ui/forms/text-field.tsx'
import { checkableGames } from './checkable-games.ts'
import { GameChoice } from './game-choice.tsx'
import {
  checkOwnRound,
  emptyFields,
  fieldsOfRound,
  type RoundAnswer,
  type RoundField,
  type RoundFields,
  unreadable,
} from './own-round.ts'
import { RoundAnswerView } from './round-answer-view.tsx'

const betSample = '{"mines":3}'
const decisionsSample = '[{"action":"cash-out"}]'

type Checked = Extract<RoundAnswer, { kind: 'checked' }>

/** A round of a player alone: what the game has copied, or field by field. */
export function OwnRoundForm() {
  const { t } = useLingui()
  const [fields, setFields] = useState(emptyFields)
  const [events, setEvents] = useState<readonly unknown[] | null>(null)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Extract<RoundAnswer, { kind: 'refused' }> | null>(null)
  const [checked, setChecked] = useState<Checked | null>(null)
  const [lost, setLost] = useState(false)
  const forget = () => {
    setRefused(null)
    setChecked(null)
    setLost(false)
  }
  const change = (field: RoundField, text: string) => {
    setFields({ ...fields, [field]: text })
    forget()
  }
  const paste = (from: RoundFields, shown: readonly unknown[] | null) => {
    setFields(from)
    setEvents(shown)
    setTried(false)
    forget()
  }
  const check = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    forget()
    if (unreadable(fields).size > 0) return
    try {
      const answer = await loadChunk(() => checkOwnRound(fields, events))
      if (answer.kind === 'refused') setRefused(answer)
      else setChecked(answer)
    } catch {
      setLost(true)
    }
  }
  const bad = tried ? unreadable(fields) : new Set<RoundField>()
  const reason = refused?.reason ?? ''
  const errors: Record<RoundField, string> = {
    game: t`Please choose the game`,
    serverSeed: t`A server seed has 64 digits from 0 to 9 and a to f. The game shows it when you change the seeds.`,
    serverSeedHash: t`A SHA-256 hash has 64 digits from 0 to 9 and a to f`,
    clientSeed: t`A client seed has 1 to 100 characters`,
    nonce: t`A nonce is a whole number from 0`,
    stake: t`Please enter the stake in rupees`,
    mode: t`Please enter the mode; most games have only base`,
    bet: refused ? t`The game takes no such bet: ${reason}` : t`A bet is written as JSON, such as ${betSample}`,
    decisions: refused
      ? t`The game takes no such decisions: ${reason}`
      : t`Decisions are a list in JSON, such as ${decisionsSample}`,
    payout: t`Please enter the payout in rupees, or nothing`,
  }
  const box = (field: RoundField, label: ReactNode, hint?: ReactNode) => (
    <TextField
      label={label}
      hint={hint}
      value={fields[field]}
      onChange={(event) => change(field, event.target.value)}
      error={bad.has(field) || refused?.field === field ? errors[field] : undefined}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  )
  return (
    <form noValidate onSubmit={check} className="round-check">
      <PasteBox onRound={paste} />
      <GameChoice
        games={checkableGames}
        value={fields.game}
        onChange={(id) => change('game', id)}
        isMissing={bad.has('game')}
      />
      {box('serverSeed', <Trans>Server seed</Trans>, <Trans>shown when you change the seeds</Trans>)}
      {box('serverSeedHash', <Trans>Published hash</Trans>, <Trans>shown before the round</Trans>)}
      {box('clientSeed', <Trans>Client seed</Trans>)}
      {box('nonce', <Trans>Nonce</Trans>)}
      {box('stake', <Trans>Stake (₹)</Trans>)}
      {box('mode', <Trans>Mode</Trans>)}
      {box('bet', <Trans>Bet</Trans>, 'JSON')}
      {box('decisions', <Trans>Decisions</Trans>, 'JSON')}
      {box('payout', <Trans>Payout shown (₹)</Trans>, <Trans>optional</Trans>)}
      <Button type="submit">
        <Trans>Check the round</Trans>
      </Button>
      <div role="status">
        {checked ? <RoundAnswerView answer={checked} /> : null}
        {lost ? <Trans>The rules of the game could not be loaded. Please try again.</Trans> : null}
      </div>
    </form>
  )
}

/** Takes the text that a game's 'My rounds' has copied, and fills the form from it. */
function PasteBox({ onRound }: { onRound: (fields: RoundFields, events: readonly unknown[] | null) => void }) {
  const { t } = useLingui()
  const id = useId()
  const [isBad, setBad] = useState(false)
  const read = (text: string) => {
    const round = roundOfText(text)
    setBad(round === null && text.trim() !== '')
    if (round !== null) onRound(fieldsOfRound(round), round.reported?.events ?? null)
  }
  return (
    <div>
      <div className="field-label">
        <label htmlFor={id}>
          <Trans>Copied from the game</Trans>
        </label>
        <span id={`${id}-hint`} className="field-hint">
          <Trans>fills the fields below</Trans>
        </span>
      </div>
      <div className="field-box round-check-paste" data-invalid={isBad ? '' : undefined}>
        <textarea
          id={id}
          rows={3}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={isBad ? true : undefined}
          aria-describedby={isBad ? `${id}-error` : `${id}-hint`}
          onChange={(event) => read(event.target.value)}
        />
      </div>
      <FieldError
        id={`${id}-error`}
        text={isBad ? t`This is no round that a game has copied. Copy it whole.` : undefined}
      />
    </div>
  )
}

import { typedPaise } from '@chaupar/api/typed-numbers'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { type ApiError, isNotOffered } from '../../../../api/api-error.ts'
import { call } from '../../../../api/call.ts'
import { invalidate } from '../../../../api/query.ts'
import { now } from '../../../../lib/clock-store.ts'
import { formatDateTime } from '../../../../lib/dates.ts'
import { formatSigned, fromPaise } from '../../../../lib/money.ts'
import { removal } from '../../../../money/delete-once.ts'
import { type IntentState, isOnItsWay } from '../../../../money/intent.ts'
import { useFreshStart, useIntent } from '../../../../money/intent-store.ts'
import { finishFormRequest } from '../../../../player/finish-form-request.ts'
import { Button } from '../../../../ui/basics/button.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useSubmit } from '../../../../ui/forms/use-submit.ts'
import { useFailure } from '../../../../ui/states/failure.ts'
import { LostAnswer } from '../../../../ui/states/lost-answer.tsx'
import { Note } from '../../../../ui/states/note.tsx'
import { useOnline } from '../../../../ui/states/online.ts'
import { toast } from '../../../../ui/toasts/toast.ts'
import { isStanding, type Rule, RuleState, ruleOf } from './auto-cash-out-words.tsx'
import { autoCashOuts, cashOutOffer, marketOffer, setAutoCashOut } from './cash-out-store.ts'
import { NoOfferWord, resultClass, useResultText } from './cash-out-words.tsx'
import { ShareSlider } from './share-slider.tsx'
import './auto-cash-out.css'

type Subject = Pick<Rule, 'target' | 'targetId'> & {
  /** The runner of the bet, or the market. */
  name: string
}

/**
 * The rule that cashes a bet or a market out by itself: how it stands or ended, and the form to set it. Nothing where the server
 * has no such rules.
 */
export function AutoCashOut({ subject }: { subject: Subject }) {
  const { t } = useLingui()
  const { target, targetId, name } = subject
  const { state } = useIntent(setAutoCashOut, `${target} ${targetId}`)
  const [open, setOpen] = useState(isOnItsWay(state))
  const formId = useId()
  const { data, error } = useQuery(autoCashOuts)
  if (isNotOffered(error) || !data) return null
  const rule = ruleOf(data.rules, subject)
  const stands = rule !== undefined && isStanding(rule)
  return (
    <section className="auto-cash-out" aria-label={t`Auto cash-out of ${name}`}>
      {rule ? <RuleLine rule={rule} name={name} onChange={stands && !open ? () => setOpen(true) : null} /> : null}
      {stands ? null : (
        <button
          type="button"
          className="auto-cash-out-fold"
          aria-expanded={open}
          aria-controls={formId}
          onClick={() => setOpen(!open)}
        >
          <Trans>Auto cash-out</Trans>
          <ChevronDown size={17} aria-hidden="true" />
        </button>
      )}
      <div id={formId}>
        {open ? <RuleForm subject={subject} rule={stands ? rule : undefined} onClose={() => setOpen(false)} /> : null}
      </div>
    </section>
  )
}

/** A rule in one line, with its state; `onChange` is null where it cannot be changed now. */
function RuleLine({ rule, name, onChange }: { rule: Rule; name: string; onChange: (() => void) | null }) {
  const { t } = useLingui()
  return (
    <div className="auto-cash-out-rule">
      <p role="status">
        <b>
          <RuleTerms rule={rule} />
        </b>{' '}
        <small>
          <RuleState rule={rule} />
        </small>
      </p>
      {onChange ? (
        <div className="auto-cash-out-actions">
          <Button aria-label={t`Change the auto cash-out of ${name}`} onClick={onChange}>
            <Trans>Change</Trans>
          </Button>
          <CancelRule id={rule.id} name={name} />
        </div>
      ) : null}
    </div>
  )
}

function RuleTerms({ rule: { gain, loss, share, until } }: { rule: Rule }) {
  const { t } = useLingui()
  const lines = [gain, loss === undefined ? undefined : -loss]
    .filter((line) => line !== undefined)
    .map(formatSigned)
    .join(' / ')
  return (
    <>
      <Trans>Auto cash-out at {lines}</Trans>
      {share === 100 ? '' : `, ${t`${share} % of the stake`}`}
      {until === undefined ? '' : `, ${t`until ${formatDateTime(until)}`}`}
    </>
  )
}

function CancelRule({ id, name }: { id: string; name: string }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const cancel = useSubmit((_: undefined, signal) => {
    const isListed = async () => {
      const { rules } = await call('listAutoCashOuts', { signal })
      return rules.some((rule) => rule.id === id)
    }
    // A rule that the server does not know counts as not cancelled: another tab may have replaced it.
    const ended = removal(call('cancelAutoCashOut', { query: { id }, signal }), { unknown: '', isListed })
    return finishFormRequest(ended, {
      signal,
      done: () => {
        toast('success', t`Auto cash-out cancelled`)
        invalidate(queries, 'listAutoCashOuts')
      },
      otherwise: t`Something went wrong`,
      refused: () => invalidate(queries, 'listAutoCashOuts'),
    })
  })
  return (
    <Button
      onClick={() => void cancel.submit(undefined)}
      busy={cancel.busy}
      aria-label={t`Cancel the auto cash-out of ${name}`}
    >
      <Trans>Cancel</Trans>
    </Button>
  )
}

/** How long a rule can stand, in minutes. */
const spans = [15, 60, 180, 1440] as const

type RuleFormProps = { subject: Subject; rule: Rule | undefined; onClose: () => void }

/** The lines, the share and the end of a rule, with the value now and what happens on the way. */
function RuleForm({ subject: { target, targetId, name }, rule, onClose }: RuleFormProps) {
  const { t } = useLingui()
  const online = useOnline()
  const [gain, setGain] = useState(rule?.gain === undefined ? '' : String(rule.gain))
  const [loss, setLoss] = useState(rule?.loss === undefined ? '' : String(rule.loss))
  const [share, setShare] = useState(rule?.share ?? 100)
  const [until, setUntil] = useState(rule?.until ?? '')
  const subjectKey = `${target} ${targetId}`
  useFreshStart(setAutoCashOut, subjectKey)
  const { state, send, checkAgain, startAgain } = useIntent(setAutoCashOut, subjectKey)
  const busy = state.at === 'submitting'
  const [gainPaise, lossPaise] = [gain, loss].map((text) => (text.trim() === '' ? undefined : typedPaise(text)))
  const isSound = gainPaise !== null && lossPaise !== null && (gainPaise ?? lossPaise) !== undefined
  const spanText = (minutes: number) => {
    const hours = minutes / 60
    return hours < 1 ? t`In ${minutes} minutes` : hours === 1 ? t`In 1 hour` : t`In ${hours} hours`
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!isSound || !online || isOnItsWay(state)) return
    const minutes = Number(until)
    const body = {
      target,
      targetId,
      ...(gainPaise === undefined ? {} : { gain: fromPaise(gainPaise) }),
      ...(lossPaise === undefined ? {} : { loss: fromPaise(lossPaise) }),
      share,
      ...(until === '' ? {} : { until: minutes > 0 ? new Date(now() + minutes * 60_000).toISOString() : until }),
    }
    finish(await send(body))
  }
  const finish = ({ at }: IntentState<Rule>) => {
    if (at !== 'done') return
    startAgain()
    onClose()
  }
  return (
    <form
      className="auto-cash-out-form"
      aria-label={t`Set the auto cash-out of ${name}`}
      onSubmit={(event) => void save(event)}
    >
      <p>
        <ValueNow target={target} targetId={targetId} share={share} />
      </p>
      <LineField
        label={<Trans>Cash out at a profit of</Trans>}
        value={gain}
        isWrong={gainPaise === null}
        onValue={setGain}
      />
      <LineField
        label={<Trans>Cash out at a loss of</Trans>}
        value={loss}
        isWrong={lossPaise === null}
        onValue={setLoss}
      />
      <ShareSlider share={share} onShare={setShare} />
      <SelectField label={<Trans>Until</Trans>} value={until} onChange={(event) => setUntil(event.target.value)}>
        <option value="">{t`The market ends`}</option>
        {spans.map((minutes) => (
          <option key={minutes} value={minutes}>
            {spanText(minutes)}
          </option>
        ))}
        {rule?.until ? <option value={rule.until}>{formatDateTime(rule.until)}</option> : null}
      </SelectField>
      <ul className="auto-cash-out-notes">
        <li>
          <Trans>Paid at what is offered then, not at your line.</Trans>
        </li>
        <li>
          <Trans>While the market is suspended it waits.</Trans>
        </li>
        <li>
          <Trans>When the market ends it lapses, and the bets are settled by the result.</Trans>
        </li>
      </ul>
      {state.at === 'unknown' ? (
        <LostAnswer asking={state.asking} onCheckAgain={() => void checkAgain().then(finish)} />
      ) : (
        <div className="auto-cash-out-actions">
          <Button onClick={onClose} disabled={busy}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" busy={busy} disabled={!isSound || !online}>
            <Trans>Save</Trans>
          </Button>
        </div>
      )}
      {state.at === 'refused' ? (
        <Note tone="bad" role="alert">
          {state.code === 'not_arrived' || state.code === 'intent_closed' ? (
            <Trans>It did not arrive. Nothing was changed; you may send it again.</Trans>
          ) : (
            state.message || <Trans>Something went wrong. Nothing was changed.</Trans>
          )}
        </Note>
      ) : null}
    </form>
  )
}

type LineFieldProps = { label: ReactNode; value: string; isWrong: boolean; onValue: (value: string) => void }

/** A line in rupees, as typed. */
function LineField({ label, value, isWrong, onValue }: LineFieldProps) {
  const { t } = useLingui()
  return (
    <TextField
      label={label}
      value={value}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      error={isWrong ? t`An amount has at most two decimals.` : undefined}
      before={<span className="field-sign">₹</span>}
      onChange={(event) => onValue(event.target.value)}
    />
  )
}

/** What a cash-out of this share would bring now. */
function ValueNow({ target, targetId, share }: Pick<Rule, 'target' | 'targetId' | 'share'>) {
  const resultText = useResultText()
  const online = useOnline()
  const ofBet = useQuery({ ...cashOutOffer(targetId, share), enabled: target === 'bet' })
  const ofMarket = useQuery({ ...marketOffer(targetId, share), enabled: target === 'market' })
  const asked = target === 'bet' ? ofBet : ofMarket
  const failure = useFailure<ApiError>(asked)
  const { data } = asked
  if (!online || failure) return <NoOfferWord code={online ? failure?.code : undefined} />
  if (!data) return '…'
  const result = resultText(data.profitLoss)
  return (
    <Trans>
      A cash-out brings <b className={resultClass(data.profitLoss)}>{result}</b> now.
    </Trans>
  )
}

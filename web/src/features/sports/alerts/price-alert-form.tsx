import { typedPaise } from '@chaupar/api/typed-numbers'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { call } from '../../../api/call.ts'
import { Button } from '../../../ui/basics/button.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useOnline } from '../../../ui/states/online.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { useMarkets, useMarketsAlike } from '../prices/market-store.ts'
import { isOnLadder, ontoLadder } from '../prices/odds-ladder.ts'
import { priceText } from '../prices/price-text.ts'
import { useAlertsChange } from './alerts.ts'
import { type PriceTerms, usePriceWords } from './price-alerts.tsx'

const conditions = ['back above', 'back below', 'lay above', 'lay below'] as const
type Condition = (typeof conditions)[number]
type Choice = { marketId: string; selectionId: string; name: string; HeadName: string }

/** Sets an alert for a runner of the page's markets with decimal prices; nothing where none of them is undecided. */
export function PriceAlertForm() {
  const markets = useMarketsAlike(({ order, shells }) =>
    order.flatMap((id) => {
      const market = shells[id]
      return market && market.priceKind === 'decimal' && market.status !== 'closed' ? [market] : []
    }),
  )
  const choices = markets.flatMap(({ marketId, HeadName, runners }) =>
    runners.map(({ selectionId, name }): Choice => ({ marketId, selectionId, name, HeadName })),
  )
  const [chosen, setChosen] = useState('')
  const choice = choices.find((one) => keyOf(one) === chosen) ?? choices[0]
  if (!choice) return null
  return <ChoiceForm choices={choices} choice={choice} onChoice={setChosen} />
}

function keyOf({ marketId, selectionId }: Choice): string {
  return `${marketId} ${selectionId}`
}

type ChoiceFormProps = { choices: readonly Choice[]; choice: Choice; onChoice: (key: string) => void }

function ChoiceForm({ choices, choice, onChoice }: ChoiceFormProps) {
  const { t } = useLingui()
  const online = useOnline()
  const priceWords = usePriceWords()
  const [condition, setCondition] = useState<Condition>('back above')
  const [typed, setTyped] = useState('')
  const terms = termsOf(condition)
  const odds = (typedPaise(typed) ?? 0) / 100
  const isSound = isOnLadder(odds)
  const add = useAlertsChange(
    ({ marketId, selectionId, ...rest }: Pick<Choice, 'marketId' | 'selectionId'> & Omit<PriceTerms, 'name'>) =>
      call('addPriceAlert', { body: { marketId, selectionId, ...rest } }),
    () => {
      setTyped('')
      toast('success', t`Alert set`)
    },
  )
  const save = (event: FormEvent) => {
    event.preventDefault()
    const { marketId, selectionId } = choice
    if (isSound && online) void add.submit({ marketId, selectionId, ...terms, odds })
  }
  const nearest = priceText(ontoLadder(odds))
  const offScale =
    odds >= 1.01 && odds <= 1000
      ? t`The scale has no ${priceText(odds)}. The next price below is ${nearest}.`
      : t`A price is from 1.01 to 1,000, with at most two decimals.`
  const problem = typed.trim() === '' || isSound ? undefined : offScale
  const markets = new Set(choices.map(({ marketId }) => marketId))
  const conditionWords: Readonly<Record<Condition, string>> = {
    'back above': t`Back, at a price or more`,
    'back below': t`Back, at a price or less`,
    'lay above': t`Lay, at a price or more`,
    'lay below': t`Lay, at a price or less`,
  }
  const words = isSound ? priceWords({ ...terms, odds, name: choice.name }) : ''
  return (
    <form className="alert-form" aria-label={t`Set a price alert`} onSubmit={save} noValidate>
      <SelectField
        label={<Trans>Runner</Trans>}
        value={keyOf(choice)}
        onChange={(event) => onChoice(event.target.value)}
      >
        {choices.map((one) => (
          <option key={keyOf(one)} value={keyOf(one)}>
            {markets.size > 1 ? `${one.name}, ${one.HeadName}` : one.name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={<Trans>When</Trans>}
        value={condition}
        onChange={(event) => setCondition(conditions.find((one) => one === event.target.value) ?? 'back above')}
      >
        {conditions.map((one) => (
          <option key={one} value={one}>
            {conditionWords[one]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={<Trans>Price</Trans>}
        hint={<PriceNow choice={choice} side={terms.side} />}
        value={typed}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        error={problem}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="alert-form-end">
        <p className="text-muted">{isSound ? <Trans>Alert me when {words}</Trans> : null}</p>
        <Button type="submit" busy={add.busy} disabled={!isSound || !online}>
          <Trans>Set alert</Trans>
        </Button>
      </div>
    </form>
  )
}

function termsOf(condition: Condition): Pick<PriceTerms, 'side' | 'beyond'> {
  return {
    side: condition === 'back above' || condition === 'back below' ? 'back' : 'lay',
    beyond: condition === 'back above' || condition === 'lay above' ? 'above' : 'below',
  }
}

/** The best price now, so that the player sees how far away his value is. */
function PriceNow({ choice: { marketId, selectionId }, side }: { choice: Choice; side: PriceTerms['side'] }) {
  const price = useMarkets(
    ({ markets }) => markets[marketId]?.runners.find((runner) => runner.selectionId === selectionId)?.[side][0]?.price,
  )
  return price === undefined ? <Trans>No price now</Trans> : <Trans>Now {priceText(price)}</Trans>
}

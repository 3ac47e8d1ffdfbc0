import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useState } from 'react'
import { loadChunk } from '../../../../lib/load-chunk.ts'
import { Button } from '../../../../ui/basics/button.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { checkableGame, sharedGames } from './checkable-games.ts'
import { timesText } from './event-fields.ts'
import { EventWords } from './event-words.tsx'
import { GameChoice } from './game-choice.tsx'
import {
  checkSharedRound,
  emptyShared,
  isCrash,
  type SharedAnswer,
  type SharedField,
  type SharedFields,
  unreadableShared,
} from './shared-round.ts'

/** A round of a crash or a live table, by the chain of seeds that it belongs to. */
export function SharedRoundForm() {
  const { t } = useLingui()
  const [fields, setFields] = useState(emptyShared)
  const [tried, setTried] = useState(false)
  const [answer, setAnswer] = useState<SharedAnswer | null>(null)
  const [lost, setLost] = useState(false)
  const change = (field: keyof SharedFields, text: string) => {
    setFields({ ...fields, [field]: text })
    setAnswer(null)
    setLost(false)
  }
  const check = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setLost(false)
    const game = checkableGame(fields.game)
    if (game === null || unreadableShared(fields, sharedGames).size > 0) return
    await loadChunk(() => checkSharedRound(fields, game)).then(setAnswer, () => setLost(true))
  }
  const bad = tried ? unreadableShared(fields, sharedGames) : new Set<SharedField>()
  const box = (field: SharedField, label: ReactNode, error: string, hint?: ReactNode) => (
    <TextField
      label={label}
      hint={hint}
      value={fields[field]}
      onChange={(event) => change(field, event.target.value)}
      error={bad.has(field) ? error : undefined}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  )
  const chosen = checkableGame(fields.game)
  const hasTimes = chosen === null || isCrash(chosen)
  const digits = t`It has 64 digits from 0 to 9 and a to f`
  return (
    <form noValidate onSubmit={check} className="round-check">
      <GameChoice
        games={sharedGames}
        value={fields.game}
        onChange={(id) => change('game', id)}
        isMissing={bad.has('game')}
      />
      {box('seed', <Trans>Seed of the round</Trans>, digits, <Trans>shown after the round</Trans>)}
      {box('number', <Trans>Number of the round</Trans>, t`A round has a number from 1 to 10,000`)}
      {box('end', <Trans>End of the chain</Trans>, digits, <Trans>published before its first round</Trans>)}
      {box('salt', <Trans>Salt</Trans>, digits, <Trans>published with the end</Trans>)}
      {hasTimes
        ? box(
            'reported',
            <Trans>Crash multiplier shown</Trans>,
            t`A multiplier is written as 2.31`,
            <Trans>optional</Trans>,
          )
        : null}
      <Button type="submit">
        <Trans>Check the round</Trans>
      </Button>
      <div role="status">
        {answer ? <SharedAnswerView answer={answer} /> : null}
        {lost ? <Trans>The rules of the game could not be loaded. Please try again.</Trans> : null}
      </div>
    </form>
  )
}

function SharedAnswerView({ answer: { isOfChain, events, times, shownTimes } }: { answer: SharedAnswer }) {
  const found = timesText(times ?? 0)
  const shown = timesText(shownTimes ?? 0)
  const isOff = shownTimes !== null && shownTimes !== times
  return (
    <div className="round-check-result" data-kind={isOfChain && !isOff ? 'match' : 'differs'}>
      <p>
        {isOfChain ? (
          <Trans>
            <b>The seed belongs to the chain.</b> It was fixed before the first round.
          </Trans>
        ) : (
          <Trans>
            <b>The seed does not belong to the chain.</b> Check that end, number and seed were copied whole.
          </Trans>
        )}
      </p>
      {times === null ? (
        <ol>
          {events.map((event) => (
            <li key={event.index}>
              <EventWords event={event} />
            </li>
          ))}
        </ol>
      ) : (
        <p>
          <Trans>By this seed the round crashed at {found}.</Trans>{' '}
          {shownTimes === null ? null : isOff ? <Trans>The game showed {shown}.</Trans> : <Trans>That matches.</Trans>}
        </p>
      )}
    </div>
  )
}

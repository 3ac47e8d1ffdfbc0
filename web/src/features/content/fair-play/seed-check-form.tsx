import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/basics/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { checkSeed, isSha256, type SeedCheck } from './seed-hash.ts'
import './seed-check-form.css'

/** Server seed and published hash in, and whether one is the hash of the other. */
export function SeedCheckForm() {
  const { t } = useLingui()
  const [seed, setSeed] = useState('')
  const [hash, setHash] = useState('')
  const [tried, setTried] = useState(false)
  const [result, setResult] = useState<SeedCheck | null>(null)
  const seedError = seed.trim() === '' ? t`Please enter the server seed` : undefined
  const hashError = isSha256(hash) ? undefined : t`A SHA-256 hash has 64 digits from 0 to 9 and a to f`
  const change = (set: (text: string) => void) => (event: { target: { value: string } }) => {
    set(event.target.value)
    setResult(null)
  }
  const check = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!seedError && !hashError) setResult(await checkSeed(seed, hash))
  }
  return (
    <form noValidate onSubmit={check} className="seed-check-form">
      <TextField
        label={<Trans>Server seed</Trans>}
        hint={<Trans>shown after the round</Trans>}
        value={seed}
        onChange={change(setSeed)}
        error={tried ? seedError : undefined}
        {...plain}
      />
      <TextField
        label={<Trans>Published hash</Trans>}
        hint={<Trans>shown before the round</Trans>}
        value={hash}
        onChange={change(setHash)}
        error={tried ? hashError : undefined}
        {...plain}
      />
      <Button type="submit">
        <Trans>Compare</Trans>
      </Button>
      <div role="status">{result ? <Result result={result} /> : null}</div>
    </form>
  )
}

/** Neither field is language: no help with spelling. */
const plain = { autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

function Result({ result }: { result: SeedCheck }) {
  if (result.kind === 'unavailable') {
    return (
      <p className="seed-check-form-result">
        <Trans>This browser computes hashes only on a secure page. Open the site by https and try again.</Trans>
      </p>
    )
  }
  return (
    <div className="seed-check-form-result" data-kind={result.kind}>
      <p>
        {result.kind === 'match' ? (
          <Trans>
            <b>They match.</b> This seed was fixed before the round.
          </Trans>
        ) : (
          <Trans>
            <b>They do not match.</b> Check that both lines belong to the same round and were copied whole.
          </Trans>
        )}
      </p>
      <p className="seed-check-form-hash">
        <Trans>Hash of the seed:</Trans> <code>{result.hash}</code>
      </p>
    </div>
  )
}

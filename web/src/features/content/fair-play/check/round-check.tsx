import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Segmented } from '../../../../ui/forms/segmented.tsx'
import { OwnRoundForm } from './own-round-form.tsx'
import { SharedRoundForm } from './shared-round-form.tsx'
import './round-check.css'

/** Works a round out again in the browser: one of a player alone, or one that all players share, of a crash or a live table. */
export function RoundCheck() {
  const [kind, setKind] = useState<'own' | 'shared'>('own')
  return (
    <>
      <Segmented
        label={<Trans>What to check</Trans>}
        options={[
          { value: 'own', label: <Trans>My round</Trans> },
          { value: 'shared', label: <Trans>A round for all</Trans> },
        ]}
        value={kind}
        onChange={setKind}
      />
      {kind === 'own' ? <OwnRoundForm /> : <SharedRoundForm />}
    </>
  )
}

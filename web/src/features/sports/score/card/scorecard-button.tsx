import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ClipboardList } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/basics/button.tsx'
import { lazyPart } from '../../../../ui/states/lazy-part.tsx'
import { type Match, type Score, sports } from '../../queries.ts'

const Scorecard = lazyPart(() => import('./scorecard.tsx').then((chunk) => chunk.Scorecard))

/**
 * Opens what led to the score, where there is one and the settings of the match say that the server has it; the page
 * of the match has read them.
 */
export function ScorecardButton({ match, score }: { match: Match; score: Score | null }) {
  const settings = useQuery({ ...sports.settings(match.refMatchId), enabled: false })
  const [open, setOpen] = useState(false)
  if (!settings.data?.scorecard || !score) return null
  return (
    <>
      <Button className="score-tool" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ClipboardList size={18} aria-hidden="true" />
        <Trans>Scorecard</Trans>
      </Button>
      {open ? <Scorecard match={match} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useAuthFlow } from './flow.ts'

export type AuthHeadingProps = {
  title: ReactNode
  lead: ReactNode
  /** Where the sign-up stands, and of how many steps. */
  step?: { at: number; of: number }
}

/** Title and lead of a form. In a panel the dialog itself carries the name, so the visible title is no second heading. */
export function AuthHeading({ title, lead, step }: AuthHeadingProps) {
  const { onRoute } = useAuthFlow()
  const Title = onRoute ? 'h1' : 'p'
  return (
    <div className="mb-4">
      {step ? <Steps {...step} /> : null}
      <Title className="font-display text-[26px] leading-8 font-strong text-strong [font-stretch:var(--w-wide)]">
        {title}
      </Title>
      <p className="mt-0.5 text-muted">{lead}</p>
    </div>
  )
}

function Steps({ at, of }: { at: number; of: number }) {
  const { t } = useLingui()
  return (
    <div role="img" aria-label={t`Step ${at} of ${of}`} className="mb-4 flex gap-1">
      {Array.from({ length: of }, (_, index) => index + 1).map((number) => (
        <span key={number} className={`h-[3px] flex-1 ${number <= at ? 'bg-accent' : 'bg-surface-3'}`} />
      ))}
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft } from 'lucide-react'
import { env } from '../../config/env.ts'
import type { AuthPanel } from '../../player/auth-panel-store.ts'
import { BrandPicture, useBrandName } from '../../site/brand-picture.tsx'
import { LanguageSwitch } from '../../site/language-switch.tsx'
import { IconButton } from '../../ui/basics/icon-button.tsx'
import { Tag } from '../../ui/basics/tag.tsx'
import { useAuthFlow } from './flow.ts'
import './auth-frame.css'

/** The brand in the head of a panel; no link, since leaving a flow is the close button's business. */
export function AuthBrand() {
  return (
    <span className="brand auth-brand">
      <BrandPicture />
      <span className="truncate">{useBrandName()}</span>
    </span>
  )
}

/** Back to the previous dialog; takes no space where there is none. */
export function BackButton({ to }: { to: AuthPanel | null }) {
  const { t } = useLingui()
  const { step } = useAuthFlow()
  if (to === null) return null
  return (
    <IconButton
      label={t({ message: 'Back', context: 'navigation' })}
      icon={<ChevronLeft size={20} aria-hidden="true" />}
      className="auth-back-button"
      onClick={() => step(to)}
    />
  )
}

/** Under every auth form: play money, adults only, and the jaali; on a route, where no menu is, the language too. */
export function AuthFooter() {
  const { t } = useLingui()
  const { playMoney } = env()
  const { onRoute } = useAuthFlow()
  return (
    <footer className="auth-foot">
      {onRoute ? (
        <div className="auth-foot-preferences">
          <LanguageSwitch />
        </div>
      ) : null}
      <div className="auth-foot-notes">
        {playMoney ? <Trans>Play money. Adults only.</Trans> : <Trans>Adults only.</Trans>}
        <span className="auth-foot-tags">
          {playMoney ? (
            <Tag tone="demo" title={t`Play money`}>
              <Trans>DEMO</Trans>
            </Tag>
          ) : null}
          <Tag>18+</Tag>
        </span>
      </div>
      <div className="jaali-band auth-band" aria-hidden="true" />
    </footer>
  )
}

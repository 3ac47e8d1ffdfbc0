import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useMedia } from '../../ui/basics/media.ts'

import './text-page-contents.css'

/** The titles of a page to read, each a link to its section; above the text they fold, beside it they do not. */
export function TextPageContents({ sections }: { sections: readonly { id: string; title: ReactNode }[] }) {
  const { t } = useLingui()
  const narrow = useMedia('(max-width: 960px)')
  return (
    <nav className="text-page-contents" aria-label={t`On this page`}>
      {/* Beside the text it is always open; above it, it would push the text off a phone's first screen. */}
      <details open={!narrow}>
        <summary>
          <Trans>On this page</Trans>
        </summary>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <Link to={`#${section.id}`}>{section.title}</Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

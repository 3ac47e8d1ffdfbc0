import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { PageHeading } from '../../ui/basics/page-heading.tsx'
import { TextPageContents } from './text-page-contents.tsx'
import './text-page.css'
import './text-page-body.css'

export type TextSection = {
  /** The anchor, without '#'. */
  id: string
  title: ReactNode
  body: ReactNode
}

export type TextPageProps = {
  title: ReactNode
  /** One or two sentences: what the page says, for who reads no further. */
  lede: ReactNode
  /** What can be done here, between the head and the text. */
  tools?: ReactNode
  sections: readonly TextSection[]
}

/** A page to read: heading, lede, contents beside it, sections with anchors (spec 2.3, the content pages). */
export function TextPage({ title, lede, tools, sections }: TextPageProps) {
  useAnchor()
  return (
    <div className="wrap text-page">
      <div className="text-page-head">
        <PageHeading>{title}</PageHeading>
        <p className="text-page-lede">{lede}</p>
      </div>
      {tools ? <div className="text-page-tools">{tools}</div> : null}
      <TextPageContents sections={sections} />
      <div className="text-page-body">
        {sections.map((section) => (
          // Focusable, so that after a jump Tab goes on from here.
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`} tabIndex={-1}>
            <h2 id={`${section.id}-title`}>{section.title}</h2>
            {section.body}
          </section>
        ))}
      </div>
    </div>
  )
}

/** Leads the focus to the section that the address names, so that Tab goes on from there; the site itself scrolls to it. */
function useAnchor(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed again leads there again.
  useEffect(() => document.getElementById(hash.slice(1))?.focus({ preventScroll: true }), [hash, key])
}

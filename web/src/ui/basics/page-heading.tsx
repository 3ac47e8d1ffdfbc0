import { useLingui } from '@lingui/react'
import { type ComponentProps, useEffect, useRef } from 'react'
import { usePageName } from './page-name-store.ts'

/** The h1 of a page. What it says also names the page in the title of the browser's tab, in each language. */
export function PageHeading(props: ComponentProps<'h1'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Drawn again in another language; the text is read after each drawing, since it may be made of several parts.
  useLingui()
  useEffect(() => {
    usePageName.setState({ name: heading.current?.textContent || null })
    return () => usePageName.setState({ name: null })
  })
  return <h1 {...props} ref={heading} />
}

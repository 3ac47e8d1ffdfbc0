import { useLingui } from '@lingui/react/macro'
import { classNames } from '../../../ui/basics/class-names.ts'
import { Glyph } from '../../../ui/basics/glyph.tsx'
import { IconButton } from '../../../ui/basics/icon-button.tsx'
import { useGameSearch } from './search-store.ts'
import './search-button.css'

/** Opens the game search (spec 2.9); stands in both headers. */
export function SearchButton({ className }: { className?: string }) {
  const { t } = useLingui()
  const open = useGameSearch((search) => search.open)
  return (
    <IconButton
      label={t`Search for games`}
      icon={<Glyph name="search" />}
      aria-haspopup="dialog"
      className={classNames('search-button', className)}
      onClick={open}
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import { Glyph } from '../../ui/basics/glyph.tsx'
import { IconButton } from '../../ui/basics/icon-button.tsx'
import { useSideMenu } from '../menu/menu-store.ts'

/** Opens the side menu (spec 2.7); stands in both headers. */
export function MenuButton() {
  const { t } = useLingui()
  const { isOpen, open } = useSideMenu()
  return (
    <IconButton
      label={t`Menu`}
      icon={<Glyph name="menu" size={22} />}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={open}
    />
  )
}

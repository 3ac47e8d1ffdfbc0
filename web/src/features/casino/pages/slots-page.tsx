import { CategoryListing } from './category-page.tsx'

/** /slots: the slots, the 24 of the Ezugi lobby first. */
export function SlotsPage() {
  return <CategoryListing category="slots" />
}

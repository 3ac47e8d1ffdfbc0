import { env } from '../config/env.ts'
import { isAllowedPicture } from '../lib/outside-address.ts'
import { BrandMark } from '../ui/basics/brand-mark.tsx'
import { Picture } from '../ui/basics/picture.tsx'
import { useAppDetails } from './app-details.ts'
import './brand-picture.css'

/** The operator's name for the site (SEO_TITLE). */
export function useBrandName(): string {
  return useAppDetails()?.SEO_TITLE || 'Chaupar'
}

/**
 * The operator's logo (LOGO_URL) where it comes, and from an allowed origin, else the built-in mark; the same wherever the brand
 * stands. Decorative: the name stands beside it.
 */
export function BrandPicture() {
  const logo = useAppDetails()?.LOGO_URL ?? ''
  if (!isAllowedPicture(logo, env().imageHosts)) return <BrandMark />
  return <Picture src={logo} alt="" className="brand-picture" instead={<BrandMark />} />
}

import { msg } from '@lingui/core/macro'
import { paths } from '../../config/paths.ts'
import type { MenuEntry } from '../footer/content-links.ts'
import type { HeaderLink } from '../header/header-links.ts'

/** Items of the user menu, in the order of spec 2.7. */
export const userMenuLinks: readonly MenuEntry[] = [
  { label: msg`Deposit`, to: paths.gatewayList },
  { label: msg`Profile`, to: paths.profile },
  { label: msg`Withdraw`, to: paths.withdraw },
  { label: msg`My Bets`, to: paths.myBets },
  { label: msg`Bonus`, to: paths.bonus },
  { label: msg`Referral`, to: paths.referral },
  { label: msg`Transaction`, to: paths.statement },
  // Beyond the specification's list.
  { label: msg`Responsible play`, to: paths.setLimits },
]

/** Links of the drawer beyond the specification's list: pages that no other menu links to. */
export const drawerMore: readonly HeaderLink[] = [
  { label: msg`Exchange`, to: paths.jetfair },
  { label: msg`Pinned markets`, to: paths.pins },
  { label: msg`Responsible play`, to: paths.setLimits },
  { label: msg`My activity`, to: paths.activity },
]

/** Items of the side drawer, in the order of spec 2.7; Sign Out follows them. */
export const drawerLinks: readonly MenuEntry[] = [
  { label: msg`Profile`, to: paths.profile },
  { label: msg`My Bets`, to: paths.myBets },
  { label: msg`Bonus`, to: paths.bonus },
  { label: msg`Referral`, to: paths.referral },
  { label: msg`Account Statement`, to: paths.statement },
  { label: msg`SPM Games`, to: paths.spmGames },
  { label: msg`KYC`, to: paths.kyc },
]

import type { ComponentType } from 'react'
import { paths } from '../config/paths.ts'
import { lazyPage } from './lazy-page.ts'
import type { PageName } from './page-loaders.ts'

/** Public: guests only. Protected: players only. Common: everyone (spec 2.1). */
export type RouteKind = 'public' | 'protected' | 'common'

/**
 * full: header and footer. header: header, no footer. bare: neither, but the brand frame. none: no layout at all
 * (spec 2.1, decisions "Routes: what each shows").
 */
type RouteLayout = 'full' | 'header' | 'bare' | 'none'

export type RouteEntry = { path: string; kind: RouteKind; layout: RouteLayout; page: ComponentType }

const Landing = lazyPage(() => import('./pages/landing-page.tsx').then((chunk) => chunk.LandingPage))
const page = (name: PageName) =>
  lazyPage(() => import('./page-loaders.ts').then(({ pageLoaders }) => pageLoaders[name]()))

/** Every route that exists; an unknown path leads to `/`. Order does not matter: the router ranks by how exact a path is. */
export const routes: readonly RouteEntry[] = [
  // Public (spec 2.2)
  { path: paths.landing, kind: 'public', layout: 'full', page: Landing },
  { path: paths.register, kind: 'public', layout: 'bare', page: page('register') },
  { path: paths.signIn, kind: 'public', layout: 'bare', page: page('signIn') },
  { path: paths.verifyNumber, kind: 'public', layout: 'bare', page: page('verifyNumber') },
  { path: paths.mobileNumber, kind: 'public', layout: 'bare', page: page('mobileNumber') },
  { path: paths.forgotPassword, kind: 'public', layout: 'none', page: page('forgotPassword') },
  { path: paths.resetPassword, kind: 'public', layout: 'none', page: page('resetPassword') },

  // Common (spec 2.3); /Casino is of spec 2.5
  { path: paths.maintenance, kind: 'common', layout: 'bare', page: page('maintenance') },
  { path: paths.sportsbook, kind: 'common', layout: 'full', page: page('sportsbook') },
  { path: paths.contactUs, kind: 'common', layout: 'full', page: page('contactUs') },
  { path: paths.privacyPolicy, kind: 'common', layout: 'full', page: page('privacyPolicy') },
  { path: paths.responsibleGame, kind: 'common', layout: 'full', page: page('responsibleGame') },
  { path: paths.fairPlay, kind: 'common', layout: 'full', page: page('fairPlay') },
  { path: paths.gamesRules, kind: 'common', layout: 'full', page: page('gamesRules') },
  { path: paths.terms, kind: 'common', layout: 'full', page: page('terms') },
  { path: paths.casinoLobby, kind: 'common', layout: 'full', page: page('casinoLobby') },
  { path: '/games/:category', kind: 'common', layout: 'full', page: page('category') },
  { path: '/:providerCode', kind: 'common', layout: 'full', page: page('providerCode') },

  // Protected (spec 2.4)
  { path: paths.home, kind: 'protected', layout: 'full', page: page('home') },
  { path: paths.kyc, kind: 'protected', layout: 'full', page: page('kyc') },
  { path: paths.gamesAll, kind: 'protected', layout: 'full', page: page('gamesAll') },
  { path: paths.kingmaker, kind: 'protected', layout: 'full', page: page('kingmaker') },
  { path: paths.slots, kind: 'protected', layout: 'full', page: page('slots') },
  { path: paths.aura, kind: 'protected', layout: 'full', page: page('aura') },
  { path: paths.allDealer, kind: 'protected', layout: 'full', page: page('allDealer') },
  { path: paths.cashier, kind: 'protected', layout: 'full', page: page('statement') },
  { path: paths.gatewayList, kind: 'protected', layout: 'full', page: page('gatewayList') },
  { path: '/deposit/:method', kind: 'protected', layout: 'full', page: page('deposit') },
  { path: paths.bkash, kind: 'protected', layout: 'full', page: page('bkash') },
  { path: paths.paytm, kind: 'protected', layout: 'full', page: page('paytm') },
  { path: paths.nagad, kind: 'protected', layout: 'full', page: page('nagad') },
  { path: paths.withdraw, kind: 'protected', layout: 'full', page: page('withdraw') },
  { path: paths.withdrawNew, kind: 'protected', layout: 'full', page: page('withdrawNew') },
  { path: paths.withdrawNewForm, kind: 'protected', layout: 'full', page: page('withdrawNewForm') },
  { path: '/withdraw/:mode', kind: 'protected', layout: 'full', page: page('withdrawMethod') },
  { path: '/pre-withdraw-page/:method', kind: 'protected', layout: 'full', page: page('preWithdraw') },
  { path: paths.withdrawList, kind: 'protected', layout: 'full', page: page('withdrawList') },
  { path: paths.bankDetails, kind: 'protected', layout: 'full', page: page('bankDetails') },
  { path: paths.bonus, kind: 'protected', layout: 'full', page: page('bonus') },
  { path: '/bonus/:id', kind: 'protected', layout: 'full', page: page('bonusDetails') },
  { path: paths.referral, kind: 'protected', layout: 'full', page: page('referral') },
  { path: paths.profile, kind: 'protected', layout: 'full', page: page('profile') },
  { path: paths.myBets, kind: 'protected', layout: 'full', page: page('myBets') },
  { path: paths.sportsbookTest, kind: 'protected', layout: 'full', page: page('sportsbookTest') },
  { path: paths.jetfair, kind: 'protected', layout: 'full', page: page('jetfair') },

  // Protected, header and no footer (spec 2.4)
  { path: paths.spmGames, kind: 'protected', layout: 'header', page: page('spmGames') },
  { path: paths.betby, kind: 'protected', layout: 'header', page: page('betby') },
  { path: '/spmsports/:category', kind: 'protected', layout: 'header', page: page('spmSports') },
  { path: '/exchange/:gameId', kind: 'protected', layout: 'header', page: page('match') },
  { path: '/casino/:casinoslug', kind: 'protected', layout: 'header', page: page('casinoSlug') },
  { path: '/casino/:casinoslug/:gameslug', kind: 'protected', layout: 'header', page: page('casinoGame') },
]

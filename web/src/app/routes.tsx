import type { ComponentType } from 'react'
import { paths } from '../config/paths.ts'
import { lazyPage } from './lazy-page.ts'

/** Public: guests only. Protected: players only. Common: everyone (spec 2.1). */
export type RouteKind = 'public' | 'protected' | 'common'

/**
 * full: header and footer. header: header, no footer. bare: neither, but the brand frame. none: no layout at all
 * (spec 2.1, decisions "Routes: what each shows").
 */
type RouteLayout = 'full' | 'header' | 'bare' | 'none'

export type RouteEntry = { path: string; kind: RouteKind; layout: RouteLayout; page: ComponentType }

const Landing = lazyPage(() => import('./pages/landing-page.tsx').then((chunk) => chunk.LandingPage))
const Home = lazyPage(() => import('./pages/home-page.tsx').then((chunk) => chunk.HomePage))
const Match = lazyPage(() => import('../features/sports/match-page.tsx').then((chunk) => chunk.MatchPage))
const Maintenance = lazyPage(() => import('./maintenance-page.tsx').then((chunk) => chunk.MaintenancePage))

const auth = () => import('../features/auth/auth-pages.tsx')
const SignIn = lazyPage(() => auth().then((chunk) => chunk.SignInPage))
const MobileNumber = lazyPage(() => auth().then((chunk) => chunk.MobileNumberPage))
const VerifyNumber = lazyPage(() => auth().then((chunk) => chunk.VerifyNumberPage))
const Register = lazyPage(() => auth().then((chunk) => chunk.RegisterPage))
const ForgotPassword = lazyPage(() => auth().then((chunk) => chunk.ForgotPasswordPage))
const ResetPassword = lazyPage(() => auth().then((chunk) => chunk.ResetPasswordPage))

/** Every route that exists; an unknown path leads to `/`. Order does not matter: the router ranks by how exact a path is. */
export const routes: readonly RouteEntry[] = [
  // Public (spec 2.2)
  { path: paths.landing, kind: 'public', layout: 'full', page: Landing },
  { path: paths.signIn, kind: 'public', layout: 'bare', page: SignIn },
  { path: paths.mobileNumber, kind: 'public', layout: 'bare', page: MobileNumber },
  { path: paths.verifyNumber, kind: 'public', layout: 'bare', page: VerifyNumber },
  { path: paths.register, kind: 'public', layout: 'bare', page: Register },
  { path: paths.forgotPassword, kind: 'public', layout: 'none', page: ForgotPassword },
  { path: paths.resetPassword, kind: 'public', layout: 'none', page: ResetPassword },

  // Common (spec 2.3)
  { path: paths.maintenance, kind: 'common', layout: 'bare', page: Maintenance },

  // Protected (spec 2.4)
  { path: paths.home, kind: 'protected', layout: 'full', page: Home },
  { path: '/exchange/:gameId', kind: 'protected', layout: 'header', page: Match },
]

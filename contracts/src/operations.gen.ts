// Written by tools/generate.ts from openapi.yaml. Do not edit; run "npm run generate".

export type Host = 'api' | 'sportsData' | 'gameHost' | 'liveTv'

export interface OperationEntry {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly host: Host
  readonly auth: 'none' | 'optional' | 'required'
  readonly extension: boolean
  readonly multipart?: true
}

export const operations = {
  login: { method: 'POST', path: '/login', host: 'api', auth: 'none', extension: false },
  loginDemo: { method: 'POST', path: '/login/demo', host: 'api', auth: 'none', extension: false },
  checkDemo: { method: 'GET', path: '/app/demo', host: 'api', auth: 'optional', extension: false },
  sendOtp: { method: 'POST', path: '/sendOtpToMobile', host: 'api', auth: 'none', extension: false },
  verifyMobile: { method: 'POST', path: '/mobileVerification', host: 'api', auth: 'none', extension: false },
  register: { method: 'POST', path: '/register', host: 'api', auth: 'none', extension: false },
  forgotPassword: { method: 'POST', path: '/forgot-password', host: 'api', auth: 'none', extension: false },
  resetPassword: { method: 'POST', path: '/reset-password', host: 'api', auth: 'none', extension: false },
  signOut: { method: 'GET', path: '/signout', host: 'api', auth: 'required', extension: false },
  visitPage: { method: 'POST', path: '/page/visit', host: 'api', auth: 'optional', extension: false },
  getAppDetails: { method: 'GET', path: '/getAppDetails', host: 'api', auth: 'optional', extension: false },
  getBanners: { method: 'GET', path: '/getBanners', host: 'api', auth: 'optional', extension: false },
  listAnnouncements: { method: 'GET', path: '/announcement/display', host: 'api', auth: 'optional', extension: false },
  listNotifications: { method: 'GET', path: '/notifications', host: 'api', auth: 'required', extension: false },
  listMatches: { method: 'GET', path: '/sports/matches', host: 'api', auth: 'optional', extension: false },
  getMatchSettings: { method: 'GET', path: '/sports/match/settings', host: 'api', auth: 'optional', extension: false },
  getMatchScore: { method: 'GET', path: '/sports/match/score', host: 'api', auth: 'optional', extension: true },
  getMatchOdds: { method: 'GET', path: '/bet/match/odds', host: 'api', auth: 'optional', extension: false },
  listBetMatches: { method: 'GET', path: '/bet/matches', host: 'api', auth: 'required', extension: false },
  getExposure: { method: 'GET', path: '/bet/exposure/amount', host: 'api', auth: 'required', extension: false },
  listMatchBets: { method: 'GET', path: '/bets', host: 'api', auth: 'required', extension: false },
  placeBet: { method: 'POST', path: '/bets', host: 'api', auth: 'required', extension: false },
  getIntent: { method: 'GET', path: '/intents/{key}', host: 'api', auth: 'required', extension: true },
  listUserBets: { method: 'GET', path: '/user/bets', host: 'sportsData', auth: 'required', extension: false },
} as const satisfies Record<string, OperationEntry>

export type OperationId = keyof typeof operations

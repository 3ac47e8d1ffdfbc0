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
  closeIntent: { method: 'POST', path: '/intents/{key}/close', host: 'api', auth: 'required', extension: true },
  listUserBets: { method: 'GET', path: '/user/bets', host: 'sportsData', auth: 'required', extension: false },
  updatePassword: { method: 'POST', path: '/update-password', host: 'api', auth: 'required', extension: false },
  getDepositBankDetails: { method: 'GET', path: '/getBankAccountDetails', host: 'api', auth: 'required', extension: false },
  getAccountStatement: { method: 'GET', path: '/getAccountstatement', host: 'api', auth: 'required', extension: false },
  createWithdrawal: { method: 'POST', path: '/withdrawRequest/create', host: 'api', auth: 'required', extension: false },
  cancelWithdrawal: { method: 'POST', path: '/withdrawRequest/cancel', host: 'api', auth: 'required', extension: false },
  listWithdrawals: { method: 'GET', path: '/withdrawRequest/get', host: 'api', auth: 'required', extension: false },
  createDeposit: { method: 'POST', path: '/deposit/create', host: 'api', auth: 'required', extension: false, multipart: true },
  payDepositFast: { method: 'POST', path: '/deposit/fastpayme', host: 'api', auth: 'required', extension: false },
  listDeposits: { method: 'GET', path: '/deposit/get', host: 'api', auth: 'required', extension: true },
  listGateways: { method: 'GET', path: '/gateways', host: 'api', auth: 'required', extension: false },
  listBanks: { method: 'GET', path: '/bank', host: 'api', auth: 'required', extension: false },
  addBank: { method: 'POST', path: '/bank', host: 'api', auth: 'required', extension: false },
  removeBank: { method: 'DELETE', path: '/bank', host: 'api', auth: 'required', extension: false },
  getKyc: { method: 'GET', path: '/kyc', host: 'api', auth: 'required', extension: false },
  submitKyc: { method: 'POST', path: '/kyc', host: 'api', auth: 'required', extension: false, multipart: true },
  getFavourites: { method: 'GET', path: '/favourites', host: 'api', auth: 'required', extension: true },
  setFavourite: { method: 'POST', path: '/favourites', host: 'api', auth: 'required', extension: true },
  getFancyOdds: { method: 'GET', path: '/bet/fancy/odds', host: 'api', auth: 'optional', extension: false },
  getBookmakerOdds: { method: 'GET', path: '/bet/bookmaker/odds', host: 'api', auth: 'optional', extension: false },
  getLiveTv: { method: 'GET', path: '/', host: 'liveTv', auth: 'required', extension: false },
  cashOutQuote: { method: 'GET', path: '/bets/cash-out/quote', host: 'api', auth: 'required', extension: true },
  cashOutBet: { method: 'POST', path: '/bets/cash-out', host: 'api', auth: 'required', extension: true },
  getMarketCashOut: { method: 'GET', path: '/bets/cash-out/market', host: 'api', auth: 'required', extension: true },
  cashOutMarket: { method: 'POST', path: '/bets/cash-out/market', host: 'api', auth: 'required', extension: true },
  listBonuses: { method: 'GET', path: '/bonus/claims', host: 'api', auth: 'required', extension: false },
  claimBonus: { method: 'POST', path: '/bonus/claims', host: 'api', auth: 'required', extension: false },
  getBonusStats: { method: 'GET', path: '/bonus/claims/stats', host: 'api', auth: 'required', extension: false },
  listBonusParts: { method: 'GET', path: '/bonus/claims/parts', host: 'api', auth: 'required', extension: false },
  cancelBonus: { method: 'POST', path: '/bonus/claims/cancel', host: 'api', auth: 'required', extension: false },
  generateReferral: { method: 'POST', path: '/ref/generate', host: 'api', auth: 'required', extension: false },
  getReferralStats: { method: 'GET', path: '/ref/stats', host: 'api', auth: 'required', extension: false },
  listReferralChildren: { method: 'GET', path: '/ref/children', host: 'api', auth: 'required', extension: false },
  listReferralSources: { method: 'GET', path: '/ref/sources', host: 'api', auth: 'required', extension: false },
  launchGame: { method: 'POST', path: '/lobby', host: 'gameHost', auth: 'required', extension: false },
  getLimits: { method: 'GET', path: '/limits', host: 'api', auth: 'required', extension: true },
  setLimits: { method: 'PUT', path: '/limits', host: 'api', auth: 'required', extension: true },
  startTimeOut: { method: 'POST', path: '/limits/time-out', host: 'api', auth: 'required', extension: true },
  selfExclude: { method: 'POST', path: '/limits/self-exclusion', host: 'api', auth: 'required', extension: true },
  listSessions: { method: 'GET', path: '/sessions', host: 'api', auth: 'required', extension: true },
  endSession: { method: 'DELETE', path: '/sessions/{id}', host: 'api', auth: 'required', extension: true },
} as const satisfies Record<string, OperationEntry>

export type OperationId = keyof typeof operations

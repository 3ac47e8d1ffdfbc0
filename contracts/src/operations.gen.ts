// Written by tools/generate.ts from openapi.yaml. Do not edit; run "npm run generate".

export type Host = 'api' | 'sportsData' | 'gameHost' | 'liveTv'

export interface OperationEntry {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly host: Host
  readonly auth: 'none' | 'optional' | 'required'
  readonly multipart?: true
}

export const operations = {
  login: { method: 'POST', path: '/login', host: 'api', auth: 'none' },
  loginDemo: { method: 'POST', path: '/login/demo', host: 'api', auth: 'none' },
  checkDemo: { method: 'GET', path: '/app/demo', host: 'api', auth: 'optional' },
  sendOtp: { method: 'POST', path: '/sendOtpToMobile', host: 'api', auth: 'none' },
  verifyMobile: { method: 'POST', path: '/mobileVerification', host: 'api', auth: 'none' },
  register: { method: 'POST', path: '/register', host: 'api', auth: 'none' },
  forgotPassword: { method: 'POST', path: '/forgot-password', host: 'api', auth: 'none' },
  resetPassword: { method: 'POST', path: '/reset-password', host: 'api', auth: 'none' },
  signOut: { method: 'GET', path: '/signout', host: 'api', auth: 'required' },
  visitPage: { method: 'POST', path: '/page/visit', host: 'api', auth: 'optional' },
  getAppDetails: { method: 'GET', path: '/getAppDetails', host: 'api', auth: 'optional' },
  getBanners: { method: 'GET', path: '/getBanners', host: 'api', auth: 'optional' },
  listAnnouncements: { method: 'GET', path: '/announcement/display', host: 'api', auth: 'optional' },
  listNotifications: { method: 'GET', path: '/notifications', host: 'api', auth: 'required' },
  listMatches: { method: 'GET', path: '/sports/matches', host: 'api', auth: 'optional' },
  getMatchSettings: { method: 'GET', path: '/sports/match/settings', host: 'api', auth: 'optional' },
  getMatchScore: { method: 'GET', path: '/sports/match/score', host: 'api', auth: 'optional' },
  getScorecard: { method: 'GET', path: '/sports/match/scorecard', host: 'api', auth: 'optional' },
  getPriceHistory: { method: 'GET', path: '/sports/market/history', host: 'api', auth: 'optional' },
  getMatchOdds: { method: 'GET', path: '/bet/match/odds', host: 'api', auth: 'optional' },
  listBetMatches: { method: 'GET', path: '/bet/matches', host: 'api', auth: 'required' },
  getExposure: { method: 'GET', path: '/bet/exposure/amount', host: 'api', auth: 'required' },
  listMatchBets: { method: 'GET', path: '/bets', host: 'api', auth: 'required' },
  placeBet: { method: 'POST', path: '/bets', host: 'api', auth: 'required' },
  getIntent: { method: 'GET', path: '/intents/{key}', host: 'api', auth: 'required' },
  closeIntent: { method: 'POST', path: '/intents/{key}/close', host: 'api', auth: 'required' },
  listUserBets: { method: 'GET', path: '/user/bets', host: 'sportsData', auth: 'required' },
  updatePassword: { method: 'POST', path: '/update-password', host: 'api', auth: 'required' },
  getDepositBankDetails: { method: 'GET', path: '/getBankAccountDetails', host: 'api', auth: 'required' },
  getAccountStatement: { method: 'GET', path: '/getAccountstatement', host: 'api', auth: 'required' },
  createWithdrawal: { method: 'POST', path: '/withdrawRequest/create', host: 'api', auth: 'required' },
  cancelWithdrawal: { method: 'POST', path: '/withdrawRequest/cancel', host: 'api', auth: 'required' },
  listWithdrawals: { method: 'GET', path: '/withdrawRequest/get', host: 'api', auth: 'required' },
  createDeposit: { method: 'POST', path: '/deposit/create', host: 'api', auth: 'required', multipart: true },
  payDepositFast: { method: 'POST', path: '/deposit/fastpayme', host: 'api', auth: 'required' },
  listDeposits: { method: 'GET', path: '/deposit/get', host: 'api', auth: 'required' },
  listGateways: { method: 'GET', path: '/gateways', host: 'api', auth: 'required' },
  listBanks: { method: 'GET', path: '/bank', host: 'api', auth: 'required' },
  addBank: { method: 'POST', path: '/bank', host: 'api', auth: 'required' },
  removeBank: { method: 'DELETE', path: '/bank', host: 'api', auth: 'required' },
  getKyc: { method: 'GET', path: '/kyc', host: 'api', auth: 'required' },
  submitKyc: { method: 'POST', path: '/kyc', host: 'api', auth: 'required', multipart: true },
  getFavourites: { method: 'GET', path: '/favourites', host: 'api', auth: 'required' },
  setFavourite: { method: 'POST', path: '/favourites', host: 'api', auth: 'required' },
  getFancyOdds: { method: 'GET', path: '/bet/fancy/odds', host: 'api', auth: 'optional' },
  getBookmakerOdds: { method: 'GET', path: '/bet/bookmaker/odds', host: 'api', auth: 'optional' },
  getLiveTv: { method: 'GET', path: '/', host: 'liveTv', auth: 'required' },
  cashOutQuote: { method: 'GET', path: '/bets/cash-out/quote', host: 'api', auth: 'required' },
  cashOutBet: { method: 'POST', path: '/bets/cash-out', host: 'api', auth: 'required' },
  getMarketCashOut: { method: 'GET', path: '/bets/cash-out/market', host: 'api', auth: 'required' },
  cashOutMarket: { method: 'POST', path: '/bets/cash-out/market', host: 'api', auth: 'required' },
  listBonuses: { method: 'GET', path: '/bonus/claims', host: 'api', auth: 'required' },
  claimBonus: { method: 'POST', path: '/bonus/claims', host: 'api', auth: 'required' },
  getBonusStats: { method: 'GET', path: '/bonus/claims/stats', host: 'api', auth: 'required' },
  listBonusParts: { method: 'GET', path: '/bonus/claims/parts', host: 'api', auth: 'required' },
  cancelBonus: { method: 'POST', path: '/bonus/claims/cancel', host: 'api', auth: 'required' },
  generateReferral: { method: 'POST', path: '/ref/generate', host: 'api', auth: 'required' },
  getReferralStats: { method: 'GET', path: '/ref/stats', host: 'api', auth: 'required' },
  listReferralChildren: { method: 'GET', path: '/ref/children', host: 'api', auth: 'required' },
  listReferralSources: { method: 'GET', path: '/ref/sources', host: 'api', auth: 'required' },
  launchGame: { method: 'POST', path: '/lobby', host: 'gameHost', auth: 'required' },
  getLimits: { method: 'GET', path: '/limits', host: 'api', auth: 'required' },
  setLimits: { method: 'PUT', path: '/limits', host: 'api', auth: 'required' },
  startTimeOut: { method: 'POST', path: '/limits/time-out', host: 'api', auth: 'required' },
  selfExclude: { method: 'POST', path: '/limits/self-exclusion', host: 'api', auth: 'required' },
  listSessions: { method: 'GET', path: '/sessions', host: 'api', auth: 'required' },
  endSession: { method: 'DELETE', path: '/sessions/{id}', host: 'api', auth: 'required' },
} as const satisfies Record<string, OperationEntry>

export type OperationId = keyof typeof operations

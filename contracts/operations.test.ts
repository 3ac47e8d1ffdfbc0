import { expect, test } from 'vitest'
import { operations } from './src/operations.gen.ts'

/** Each call of the specification and of the project's own list: clause, operation, call, host, who. */
const calls = `
7.1-1 login POST /login api none
7.1-2 register POST /register api none
7.1-3 sendOtp POST /sendOtpToMobile api none
7.1-4 verifyMobile POST /mobileVerification api none
7.1-5 getExposure GET /bet/exposure/amount api required
7.1-6 forgotPassword POST /forgot-password api none
7.1-7 resetPassword POST /reset-password api none
7.1-8 updatePassword POST /update-password api required
7.1-9 visitPage POST /page/visit api optional
7.1-10 signOut GET /signout api required
7.1-11 loginDemo POST /login/demo api none
7.1-12 checkDemo GET /app/demo api optional
7.2-6 checkDemo GET /app/demo api optional
7.2-1 getAppDetails GET /getAppDetails api optional
7.2-2 getDepositBankDetails GET /getBankAccountDetails api required
7.2-3 getBanners GET /getBanners api optional
7.2-4 listAnnouncements GET /announcement/display api optional
7.2-5 listNotifications GET /notifications api required
7.3-1 getAccountStatement GET /getAccountstatement api required
7.3-2 createWithdrawal POST /withdrawRequest/create api required
7.3-2 cancelWithdrawal POST /withdrawRequest/cancel api required
7.3-2 listWithdrawals GET /withdrawRequest/get api required
7.3-3 createDeposit POST /deposit/create api required
7.3-3 payDepositFast POST /deposit/fastpayme api required
7.3-4 listGateways GET /gateways api required
7.3-5 listBanks GET /bank api required
7.3-5 addBank POST /bank api required
7.3-5 removeBank DELETE /bank api required
7.3-6 getKyc GET /kyc api required
7.3-6 submitKyc POST /kyc api required
7.4-1 getMatchOdds GET /bet/match/odds api optional
7.4-1 getFancyOdds GET /bet/fancy/odds api optional
7.4-1 getBookmakerOdds GET /bet/bookmaker/odds api optional
7.4-1 listBetMatches GET /bet/matches api required
7.4-1 placeBet POST /bets api required
7.4-1 getMatchSettings GET /sports/match/settings api optional
7.4-4 listMatchBets GET /bets api required
7.4-2 listUserBets GET /user/bets sportsData required
7.4-5 getLiveTv GET / liveTv required
7.5-1 listBonuses GET /bonus/claims api required
7.5-1 claimBonus POST /bonus/claims api required
7.5-1 getBonusStats GET /bonus/claims/stats api required
7.5-1 listBonusParts GET /bonus/claims/parts api required
7.5-1 cancelBonus POST /bonus/claims/cancel api required
7.5-2 generateReferral POST /ref/generate api required
7.5-2 getReferralStats GET /ref/stats api required
7.5-2 listReferralChildren GET /ref/children api required
7.5-2 listReferralSources GET /ref/sources api required
7.6-1 launchGame POST /lobby gameHost required
- listMatches GET /sports/matches api optional
- cashOutQuote GET /bets/cash-out/quote api required
- cashOutBet POST /bets/cash-out api required
- getLimits GET /limits api required
- setLimits PUT /limits api required
- startTimeOut POST /limits/time-out api required
- selfExclude POST /limits/self-exclusion api required
- getFavourites GET /favourites api required
- setFavourite POST /favourites api required
- getMatchScore GET /sports/match/score api optional
- listDeposits GET /deposit/get api required
- getIntent GET /intents/{key} api required
- listSessions GET /sessions api required
- endSession DELETE /sessions/{id} api required
`
const rows = calls
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

test.each(rows)('[%s] %s is %s %s on the %s host, token %s', (_, id, method, path, host, auth) => {
  const entry = Object.entries(operations).find(([name]) => name === id)?.[1]
  expect(entry).toMatchObject({ method, path, host, auth })
})

test('there is no operation beside these', () => {
  expect(Object.keys(operations).sort()).toEqual([...new Set(rows.map(([, id]) => id))].sort())
})

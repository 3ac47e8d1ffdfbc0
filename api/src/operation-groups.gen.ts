// Written by tools/generate.ts from openapi.yaml and api/rgs.yaml. Do not edit; run "npm run generate".

export const operationGroups = [
  { name: 'auth', operations: ['login', 'loginDemo', 'checkDemo', 'sendOtp', 'verifyMobile', 'register', 'forgotPassword', 'resetPassword', 'signOut', 'updatePassword'] },
  { name: 'app', operations: ['visitPage', 'getAppDetails', 'getBanners', 'listAnnouncements'] },
  { name: 'user', operations: ['listNotifications', 'listBanks', 'addBank', 'removeBank', 'getKyc', 'submitKyc', 'getFavourites', 'setFavourite'] },
  { name: 'sports', operations: ['listMatches', 'getMatchSettings', 'getMatchScore', 'getScorecard', 'getPriceHistory', 'getMatchOdds', 'getFancyOdds', 'getBookmakerOdds', 'getLiveTv'] },
  { name: 'bets', operations: ['listBetMatches', 'getExposure', 'listMatchBets', 'placeBet', 'getIntent', 'closeIntent', 'listUserBets', 'cancelBet', 'editBet', 'cashOutQuote', 'cashOutBet', 'getMarketCashOut', 'cashOutMarket', 'listAutoCashOuts', 'setAutoCashOut', 'cancelAutoCashOut'] },
  { name: 'cashier', operations: ['getDepositBankDetails', 'getAccountStatement', 'createWithdrawal', 'cancelWithdrawal', 'listWithdrawals', 'createDeposit', 'payDepositFast', 'listDeposits', 'listGateways'] },
  { name: 'bonus', operations: ['listBonuses', 'claimBonus', 'getBonusStats', 'listBonusParts', 'cancelBonus'] },
  { name: 'referral', operations: ['generateReferral', 'getReferralStats', 'listReferralChildren', 'listReferralSources'] },
  { name: 'game', operations: ['launchGame'] },
  { name: 'account', operations: ['getLimits', 'setLimits', 'startTimeOut', 'selfExclude', 'getActivity', 'getPlaySession', 'confirmRealityCheck', 'listSessions', 'endSession', 'getPins', 'setPins', 'getAlerts', 'setAlerts', 'setMatchAlerts', 'addPriceAlert', 'removePriceAlert'] },
  { name: 'games server, wallet', operations: ['authenticate', 'readGameBalance', 'playRound', 'endRound'] },
  { name: 'games server, bet', operations: ['noteRoundEvent', 'actInRound', 'replayRound'] },
  { name: 'games server, testing', operations: ['searchGame'] },
  { name: 'games server, session', operations: ['readPastRounds', 'readSeeds', 'rotateSeed'] },
] as const

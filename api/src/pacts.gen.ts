// Written by tools/generate.ts from contracts/pacts. Do not edit; run "npm run generate".

/** The situations that a pact describes, by operationId or event. */
export const pactSituations: Readonly<Record<string, readonly string[]>> = {
  "actInRound": [
    "a tile is picked",
    "no round is open"
  ],
  "addBank": [
    "a bank account"
  ],
  "addPriceAlert": [
    "a price that is far away",
    "a price that is there already"
  ],
  "authenticate": [
    "a failure of the server",
    "a game whose rounds all players share",
    "a round was left open",
    "an intent that never arrived is closed",
    "an intent that was done",
    "an intent that was refused",
    "no round was played",
    "the session is over",
    "the site is closed",
    "who plays has to log in again"
  ],
  "bet:cancel": [
    "a bet of a round that takes bets",
    "chips on a live table that takes bets"
  ],
  "bet:cash-out": [
    "a bet of a round that runs"
  ],
  "bet:changed": [
    "the deal of a live table is over",
    "the round has crashed"
  ],
  "bet:place": [
    "a round that takes bets",
    "chips on a live table",
    "the balance does not cover it"
  ],
  "bet:update": [
    "a bet was accepted"
  ],
  "cancelAutoCashOut": [
    "an unknown one",
    "one that stands"
  ],
  "cancelBet": [
    "a bet that does not wait",
    "an offer that waits"
  ],
  "cancelBonus": [
    "an active one"
  ],
  "cancelWithdrawal": [
    "a pending one",
    "an unknown one"
  ],
  "cashOutBet": [
    "an open bet",
    "is refused with cash_out_changed"
  ],
  "cashOutMarket": [
    "a market with an open bet"
  ],
  "cashOutQuote": [
    "a part of an open bet",
    "an unknown bet",
    "is refused with cash_out_unavailable"
  ],
  "checkDemo": [
    "a demo user exists",
    "fails with a 400 with a text",
    "fails with a 422 with its code",
    "fails with error with status 200, as older servers say it",
    "fails with maintenance",
    "fails with too many calls"
  ],
  "claimBonus": [
    "a bonus to claim",
    "another one is active",
    "by other terms"
  ],
  "closeIntent": [
    "an unknown key"
  ],
  "confirmRealityCheck": [
    "none is due"
  ],
  "connect_error": [
    "the session is over",
    "a dead token"
  ],
  "createDeposit": [
    "is refused with utr_taken",
    "too little",
    "with a proof"
  ],
  "createWithdrawal": [
    "cash and approved documents",
    "more than the cash",
    "without documents"
  ],
  "editBet": [
    "an offer of which more was matched",
    "an offer that waits"
  ],
  "endRound": [
    "a round that pays",
    "no round is open"
  ],
  "endSession": [
    "an unknown one",
    "one of the player"
  ],
  "exposure:update": [
    "a bet was accepted"
  ],
  "forgotPassword": [
    "a known number"
  ],
  "generateReferral": [
    "a player"
  ],
  "get:balance": [
    "a player"
  ],
  "getAccountStatement": [
    "a round of a game",
    "a withdrawal",
    "by type and days",
    "nothing fits",
    "rows for the chart",
    "rows for the games of a day",
    "rows for the second page"
  ],
  "getActivity": [
    "by week"
  ],
  "getAlerts": [
    "a price alert stands"
  ],
  "getAppDetails": [
    "a live organisation",
    "under maintenance"
  ],
  "getBanners": [
    "a banner with words",
    "fails with a 400 with a text",
    "fails with a 422 with its code",
    "fails with error with status 200, as older servers say it",
    "fails with maintenance",
    "fails with too many calls",
    "some banners",
    "under maintenance"
  ],
  "getBonusStats": [
    "a player",
    "fails with a 400 with a text",
    "fails with a 422 with its code",
    "fails with a token that has died",
    "fails with another 401",
    "fails with error with status 200, as older servers say it",
    "fails with maintenance",
    "fails with too many calls"
  ],
  "getBookmakerOdds": [
    "a match in play",
    "a match that is over"
  ],
  "getDepositBankDetails": [
    "a player",
    "an account with UPI"
  ],
  "getExposure": [
    "a player with a bet",
    "a player with an offer",
    "a player without bets",
    "fails with a 400 with a text",
    "fails with a 422 with its code",
    "fails with a token that has died",
    "fails with another 401",
    "fails with error with status 200, as older servers say it",
    "fails with maintenance",
    "fails with too many calls"
  ],
  "getFancyOdds": [
    "a match in play",
    "a match that is over"
  ],
  "getFavourites": [
    "a player",
    "fails with a 400 with a text",
    "fails with a 422 with its code",
    "fails with a token that has died",
    "fails with another 401",
    "fails with error with status 200, as older servers say it",
    "fails with maintenance",
    "fails with too many calls"
  ],
  "getIntent": [
    "an unknown key",
    "the key of a placed bet"
  ],
  "getKyc": [
    "a form of the operator’s",
    "declined documents",
    "declined documents of a described form",
    "no documents yet"
  ],
  "getLimits": [
    "fails with a 400 with a text",
    "fails with a 422 with its code",
    "fails with a token that has died",
    "fails with another 401",
    "fails with error with status 200, as older servers say it",
    "fails with maintenance",
    "fails with too many calls",
    "losses are limited",
    "none are set"
  ],
  "getLiveTv": [
    "a match in play"
  ],
  "getMarketCashOut": [
    "a market of runs",
    "a market with an open bet"
  ],
  "getMatchOdds": [
    "a market that takes offers",
    "a match in play",
    "a match that is over",
    "a tennis match, whose markets are open",
    "an unknown match"
  ],
  "getMatchScore": [
    "a match in play",
    "a second innings",
    "a soccer match in play",
    "a tennis match in play"
  ],
  "getMatchSettings": [
    "a match in play"
  ],
  "getPins": [
    "none yet"
  ],
  "getPlaySession": [
    "a player without reality checks"
  ],
  "getPriceHistory": [
    "a market of a match in play"
  ],
  "getReferralStats": [
    "fails with a 400 with a text",
    "fails with a 422 with its code",
    "fails with a token that has died",
    "fails with another 401",
    "fails with error with status 200, as older servers say it",
    "fails with maintenance",
    "fails with too many calls",
    "with a code",
    "without a code"
  ],
  "getScorecard": [
    "a cricket match in play",
    "a soccer match in play",
    "a tennis match in play",
    "the first innings is over"
  ],
  "launchGame": [
    "a lobby that is closed",
    "a player"
  ],
  "listAnnouncements": [
    "in Hindi",
    "some announcements"
  ],
  "listAutoCashOuts": [
    "one that stands"
  ],
  "listBanks": [
    "a player with a saved bank",
    "rows for the choice of an account",
    "rows for the second page"
  ],
  "listBonuses": [
    "an offer that closes",
    "one is active",
    "one is over",
    "to claim"
  ],
  "listBonusParts": [
    "an active bonus"
  ],
  "listDeposits": [
    "a declined one",
    "a player with a request",
    "rows for one request",
    "rows for the requests that wait",
    "rows for the second page"
  ],
  "listGateways": [
    "a player",
    "fails with a 400 with a text",
    "fails with a 422 with its code",
    "fails with a token that has died",
    "fails with another 401",
    "fails with error with status 200, as older servers say it",
    "fails with maintenance",
    "fails with too many calls",
    "where to pay to"
  ],
  "listMatchBets": [
    "a player with a bet",
    "rows for the board",
    "rows for the second page"
  ],
  "listMatches": [
    "a match in play",
    "fails with a 400 with a text",
    "fails with a 422 with its code",
    "fails with error with status 200, as older servers say it",
    "fails with maintenance",
    "fails with too many calls",
    "without a filter"
  ],
  "listNotifications": [
    "a dead token",
    "a dead token at an older server",
    "a player with a notification",
    "fails with a 400 with a text",
    "fails with a 422 with its code",
    "fails with a token that has died",
    "fails with another 401",
    "fails with error with status 200, as older servers say it",
    "fails with maintenance",
    "fails with too many calls"
  ],
  "listReferralChildren": [
    "one has come",
    "rows for the second page"
  ],
  "listReferralSources": [
    "one has come"
  ],
  "listSessions": [
    "a player"
  ],
  "listUserBets": [
    "a dead token",
    "a page of one, of several",
    "a player with a bet",
    "a player with an offer",
    "behind the last page",
    "bets that still run",
    "fails with a 400 with a text",
    "fails with a 422 with its code",
    "fails with a token that has died",
    "fails with another 401",
    "fails with error with status 200, as older servers say it",
    "fails with maintenance",
    "fails with too many calls",
    "open bets of some days",
    "rows for the second page",
    "rows for the totals of some days",
    "settled bets on runs",
    "the price that was asked for"
  ],
  "listWithdrawals": [
    "a declined one",
    "rows for one request",
    "rows for the overview",
    "rows for the second page",
    "the pending ones"
  ],
  "login": [
    "a wrong password",
    "fails with a 400 with a text",
    "fails with a 422 with its code",
    "fails with error with status 200, as older servers say it",
    "fails with maintenance",
    "fails with too many calls",
    "the right credentials",
    "too many wrong passwords"
  ],
  "loginDemo": [
    "a demo user exists"
  ],
  "noteRoundEvent": [
    "a round is open"
  ],
  "notification_toast": [
    "a text for the player"
  ],
  "odds:subscribe": [
    "a match in play",
    "after a lost connection"
  ],
  "odds:unsubscribe": [
    "a match that was followed"
  ],
  "odds:update": [
    "a price moved"
  ],
  "payDepositFast": [
    "a player",
    "by a gateway that is not fast"
  ],
  "placeBet": [
    "a stake above the limit",
    "a suspended market",
    "a token that has died",
    "an offer at a price of one’s own",
    "an open market",
    "is refused with ball_running",
    "is refused with intent_closed",
    "is refused with intent_in_flight",
    "is refused with market_closed",
    "is refused with odds_invalid",
    "is refused with offers_not_taken",
    "is refused with offers_too_many",
    "is refused with price_changed",
    "is refused with selection_removed",
    "is refused with stake_below_min",
    "too little money"
  ],
  "playRound": [
    "a bet that the rules do not know",
    "a round is open already",
    "a round that is drawn at once",
    "a round with decisions",
    "another reason",
    "its intent was closed before it arrived",
    "less than the least stake",
    "the balance does not cover it",
    "the player takes a break"
  ],
  "readGameBalance": [
    "a player at a game",
    "the player takes a break"
  ],
  "readPastRounds": [
    "a round whose seed is in use",
    "a round whose seed is revealed"
  ],
  "readSeeds": [
    "a player at a game"
  ],
  "register": [
    "a taken username",
    "a username that is too short",
    "a verified number",
    "is refused with mobile_taken",
    "is refused with otp_required"
  ],
  "removeBank": [
    "in use",
    "is refused with bank_not_found",
    "one that no request waits for"
  ],
  "removePriceAlert": [
    "an unknown one",
    "one that stands"
  ],
  "replayRound": [
    "a round that is over",
    "no such round"
  ],
  "resetPassword": [
    "a password that is too short",
    "the code that was sent"
  ],
  "rotateSeed": [
    "a round is open",
    "a seed that is too long",
    "no round is open"
  ],
  "selfExclude": [
    "for six months"
  ],
  "sendOtp": [
    "a number for recovery",
    "a number for sign-up",
    "a number that is none"
  ],
  "session_check": [
    "a session that holds",
    "a session that is over"
  ],
  "session_refresh": [
    "the application details changed"
  ],
  "setAlerts": [
    "a switch and quiet hours"
  ],
  "setAutoCashOut": [
    "a line that the offer has passed",
    "a market with an open bet",
    "an open bet"
  ],
  "setFavourite": [
    "a game of the catalogue"
  ],
  "setLimits": [
    "a first one",
    "a higher one"
  ],
  "setMatchAlerts": [
    "on"
  ],
  "setPins": [
    "a market of a match in play"
  ],
  "signOut": [
    "a player"
  ],
  "stage:players": [
    "a round that takes bets"
  ],
  "stage:round": [
    "a live table whose ball has fallen",
    "a round that runs"
  ],
  "stage:tick": [
    "a round that runs"
  ],
  "stage:watch": [
    "a live table that takes bets",
    "a round that takes bets",
    "a round with a bet of the player"
  ],
  "startTimeOut": [
    "for a day"
  ],
  "submitKyc": [
    "a passport"
  ],
  "update_balance": [
    "the wallet changed"
  ],
  "updatePassword": [
    "a player",
    "a wrong old password"
  ],
  "verifyMobile": [
    "a wrong code",
    "is refused with otp_expired",
    "is refused with otp_locked",
    "the code that was sent"
  ],
  "visitPage": [
    "a guest"
  ]
}

import type { RouteKind } from '../../src/config/routes.ts'

type Row = readonly [path: string, page: string]
type Group = { kind: RouteKind; layout: string; rows: readonly Row[] }

/** Every route of spec 2.2 to 2.5, written out by hand, with one address for each pattern and each word it names. */
export const specification: readonly Group[] = [
  { kind: 'public', layout: 'full', rows: [['/', 'landing']] },
  {
    kind: 'public',
    layout: 'bare',
    rows: [
      ['/register', 'register'],
      ['/sign-in', 'signIn'],
      ['/verify-number', 'verifyNumber'],
      ['/mobile-number', 'mobileNumber'],
    ],
  },
  {
    kind: 'public',
    layout: 'none',
    rows: [
      ['/forgot-password', 'forgotPassword'],
      ['/reset-password', 'resetPassword'],
    ],
  },
  { kind: 'common', layout: 'bare', rows: [['/maintenance', 'maintenance']] },
  {
    kind: 'common',
    layout: 'full',
    rows: [
      ['/sportsbook2', 'sportsbook'],
      ['/contactus', 'contactUs'],
      ['/privacypolicy', 'privacyPolicy'],
      ['/responsiblegame', 'responsibleGame'],
      ['/fairplay', 'fairPlay'],
      ['/gamesrule', 'gamesRules'],
      ['/terms', 'terms'],
      ['/games/roulette', 'category'],
      ['/games/andarbahar', 'category'],
      ['/games/livecasino', 'category'],
      ['/Casino', 'casinoLobby'],
      ['/spribe', 'providerCode'],
    ],
  },
  {
    kind: 'protected',
    layout: 'full',
    rows: [
      ['/kyc', 'kyc'],
      ['/home', 'home'],
      ['/games-all', 'gamesAll'],
      ['/kingmaker', 'kingmaker'],
      ['/slots', 'slots'],
      ['/aura', 'aura'],
      ['/cashier', 'statement'],
      ['/withdrawList', 'withdrawList'],
      ['/mybets', 'myBets'],
      ['/gatewaylist', 'gatewayList'],
      ['/withdraw', 'withdraw'],
      ['/withdrawnew', 'withdrawNew'],
      ['/withdrawnewForm', 'withdrawNewForm'],
      ['/bonus', 'bonus'],
      ['/referral', 'referral'],
      ['/sportsbooktest', 'sportsbookTest'],
      ['/bank-details', 'bankDetails'],
      ['/jetfair', 'jetfair'],
      ['/bkash', 'bkash'],
      ['/paytm', 'paytm'],
      ['/nagad', 'nagad'],
      ['/all-dealer', 'allDealer'],
      ['/profile', 'profile'],
      ['/deposit/m_paytm', 'deposit'],
      ['/deposit/bank', 'deposit'],
      ['/withdraw/bank', 'withdrawMethod'],
      ['/pre-withdraw-page/bank', 'preWithdraw'],
      ['/bonus/b-1', 'bonusDetails'],
    ],
  },
  {
    kind: 'protected',
    layout: 'header',
    rows: [
      ['/spmgames', 'spmGames'],
      ['/casino/evolution', 'casinoSlug'],
      ['/casino/ezg-Blackjack', 'casinoSlug'],
      ['/casino/spribe/aviator', 'casinoGame'],
      ['/betby', 'betby'],
      ['/spmsports/cricket', 'spmSports'],
      ['/spmsports/soccer', 'spmSports'],
      ['/spmsports/tennis', 'spmSports'],
      ['/exchange/Inplay', 'match'],
      ['/exchange/31000001', 'match'],
    ],
  },
]

/** The addresses of the routes of a kind. */
export const addresses = (kind: RouteKind) =>
  specification.flatMap((group) => (group.kind === kind ? group.rows.map(([path]) => path) : []))

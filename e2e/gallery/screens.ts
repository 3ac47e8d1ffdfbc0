import type { Page } from '@playwright/test'
import { type Route, routes } from '../../web/src/config/routes.ts'
import { chooseBackPrice } from '../parts/betting.ts'
import { expect } from '../parts/patient-expect.ts'
import { addressesOfRoute } from '../parts/routes.ts'

/** A state that a screen is shown in. */
export type State = {
  /** Small letters and dashes, for the picture's name. */
  name: string
  visitor: 'guest' | 'player'
  /** An address as `openRoute` takes it. */
  path: string
  /** Scenarios of the mock, put in force after sign-in, which some of them would refuse. */
  scenarios?: readonly string[]
  /** Operations that answer 500. */
  failing?: readonly string[]
  /** What happens after the page is drawn. */
  open?: (page: Page) => Promise<unknown>
}

/** The rows below leave out the path where it is the route's own, or the first of its examples. */
type Row = Omit<State, 'path'> & { path?: string }

const guest: Row = { name: 'guest', visitor: 'guest' }
const player: Row = { name: 'player', visitor: 'player' }

/** The player in scenarios of the mock. */
function playerIn(...scenarios: readonly string[]): Row {
  return { name: scenarios.join('-'), visitor: 'player', scenarios }
}

/** Once the page has given up asking. */
function failing(...operations: readonly string[]): Row {
  const open = (page: Page) => expect(page.locator('.error-state-request').first()).toBeVisible()
  return { name: 'failing', visitor: 'player', failing: operations, open }
}

/** After a press on the first button of this name. */
function pressed(name: string, visitor: State['visitor'], button: string | RegExp): Row {
  return { name, visitor, open: (page) => page.getByRole('button', { name: button }).first().click() }
}

/** A game that is open in its frame. */
function game(name: string, path: string, ...scenarios: readonly string[]): Row {
  return { name, visitor: 'player', path, scenarios, open: gameDrawn }
}

async function gameDrawn(page: Page): Promise<void> {
  await expect(page.frameLocator('main iframe').getByRole('heading', { level: 1 })).toBeAttached()
}

async function searchedFor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search for games' }).first().click()
  await page.getByRole('dialog').getByRole('searchbox').fill('roulette')
}

async function settledBets(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Settled' }).click()
}

async function stakedSlip(page: Page): Promise<void> {
  await chooseBackPrice(page)
  await page.getByLabel('Stake', { exact: true }).fill('500')
}

/** Each route of the web with the states of its pictures, or the reason why it has none. */
const rows: Readonly<Record<Route['name'], readonly Row[] | string>> = {
  landing: [
    guest,
    { name: 'long-texts', visitor: 'guest', scenarios: ['long-texts'] },
    { ...guest, name: 'unknown-address', path: '/no-such-page' },
    pressed('sign-in-panel', 'guest', /^Login$/),
    pressed('sign-up-panel', 'guest', 'SIGN UP'),
  ],
  register: [guest],
  signIn: [guest],
  verifyNumber: [guest],
  mobileNumber: [guest],
  forgotPassword: [guest],
  resetPassword: [guest],

  maintenance: [
    { ...guest, scenarios: ['maintenance'] },
    { name: 'suspended', visitor: 'guest', scenarios: ['suspended'] },
  ],
  sportsbook: [guest, player, playerIn('no-matches'), failing('listMatches')],
  contactUs: [guest],
  privacyPolicy: [guest],
  responsibleGame: [guest, player],
  fairPlay: [guest],
  gamesRules: [guest],
  terms: [guest],
  casinoLobby: [guest, player, { name: 'search', visitor: 'player', open: searchedFor }],
  category: [player],
  providerCode: [guest],

  home: [
    player,
    playerIn('no-matches'),
    playerIn('long-texts'),
    playerIn('hostile-texts'),
    playerIn('bonus-only'),
    playerIn('offline-socket'),
    failing('listMatches', 'getBanners', 'listAnnouncements'),
    pressed('account-menu', 'player', 'Account menu'),
    { ...pressed('notifications', 'player', /^Notifications/), scenarios: ['deposit-declined'] },
    { name: 'offline', visitor: 'player', open: (page) => page.context().setOffline(true) },
  ],
  kyc: [
    player,
    playerIn('kyc-pending'),
    playerIn('kyc-approved'),
    playerIn('kyc-declined'),
    playerIn('kyc-expired'),
    failing('getKyc'),
  ],
  gamesAll: [player],
  kingmaker: 'the page of a provider, as providerCode',
  slots: 'a listing of games, as category',
  aura: 'the page of a provider, as providerCode',
  allDealer: 'a listing of games, as casinoLobby',
  statement: [player, playerIn('settled-match'), playerIn('withdraw-pending'), failing('getAccountStatement')],
  gatewayList: [player, playerIn('gateways-down'), playerIn('described-forms'), failing('listGateways')],
  deposit: [
    player,
    { name: 'bank', visitor: 'player', path: '/deposit/bank' },
    { ...playerIn('deposit-pending'), path: '/deposit/m_paytm' },
  ],
  bkash: 'a method of deposit',
  paytm: 'a method of deposit',
  nagad: 'a method of deposit',
  withdraw: [player, playerIn('kyc-approved'), playerIn('withdraw-pending'), playerIn('gateways-down')],
  withdrawNew: [player, playerIn('kyc-approved')],
  withdrawNewForm: 'the form of withdrawMethod',
  withdrawMethod: [player, playerIn('withdraw-pending')],
  preWithdraw: [player],
  withdrawList: [player, playerIn('withdraw-pending')],
  bankDetails: [player, playerIn('withdraw-pending')],
  bonus: [player, playerIn('bonus-active'), playerIn('bonus-expired'), failing('listBonuses')],
  bonusDetails: [player, playerIn('bonus-active')],
  referral: [player],
  activity: [player, playerIn('settled-match'), failing('getActivity')],
  profile: [player],
  myBets: [
    player,
    { ...playerIn('settled-match'), open: settledBets },
    { ...playerIn('abandoned-match'), open: settledBets },
    failing('listUserBets'),
  ],
  sportsbookTest: 'sportsbook with a strip of figures about the feed',
  jetfair: [player],

  spmGames: [player],
  betby: [player],
  spmSports: 'sportsbook with one sport',
  match: [
    { ...player, path: '/exchange/:match' },
    { name: 'in-play', visitor: 'player', path: '/exchange/Inplay' },
    { ...playerIn('suspended-market'), path: '/exchange/:match' },
    { ...playerIn('ball-running'), path: '/exchange/:match' },
    { name: 'slip', visitor: 'player', path: '/exchange/:match', open: stakedSlip },
  ],
  pins: [player],
  casinoSlug: [player, game('live-table', '/casino/ezg-Baccarat')],
  casinoGame: [
    { ...game('player', '/casino/spribe/mines'), name: 'player' },
    game('crash', '/casino/spribe/aviator'),
    game('slot', '/casino/pragmaticplay/lotustemple'),
    game('plinko', '/casino/spribe/plinko'),
    game('wheel', '/casino/onetouch/roulette'),
    { ...playerIn('game-url-fails'), path: '/casino/spribe/mines' },
    { ...playerIn('game-frame-fails'), path: '/casino/spribe/mines' },
  ],
}

/** The screens that have pictures, such as `casino-game`, with their states. */
export const screens: ReadonlyMap<string, readonly State[]> = new Map(
  routes.flatMap((route) => {
    const states = rows[route.name]
    if (typeof states === 'string') return []
    const screen = route.name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const [path = '/'] = addressesOfRoute(route)
    return [[screen, states.map((state) => ({ ...state, path: state.path ?? path }))]]
  }),
)

/** Whether a state is the screen itself, shown in more views than what differs from it. */
export function isWhole({ name, visitor }: State): boolean {
  return name === visitor
}

import { playerByUsername } from '../domain/accounts/player-records.ts'
import { setAnnouncements } from '../domain/content/content.ts'
import { addBanner, type Banner } from '../domain/content/content-records.ts'
import type { Scenario } from '../world/scenario.ts'
import { rupees } from './params.ts'
import { describe } from './scenario.ts'
import { seededPlayer, seedPlayers } from './seeded-players.ts'

const openingCredit = rupees('openingCredit', 'Rupees that every player starts with')

/** The base of every world. */
export const base: Scenario = {
  name: 'default',
  about: 'Live, sign-up needs a code, demo users exist, matches of all three sports in play, 10,000.00 play money',
  params: describe([openingCredit]),
  apply(world, given) {
    const openingCreditPaise = openingCredit.from(given)
    if (openingCreditPaise !== null) world.settings.replace({ ...world.settings.current, openingCreditPaise })
    // In a world that has its base already, only the parameter matters.
    if (playerByUsername(world, seededPlayer.username) !== null) return
    seedPlayers(world)
    for (const banner of banners) addBanner(world, banner)
    setAnnouncements(world, announcements)
  },
}

/** Out of order on purpose: clients sort by `order` (spec 4). */
const banners: readonly Banner[] = [
  {
    order: 3,
    image: '/art/banner-football.svg',
    alt: 'A football between two goals',
    href: '/sportsbook2',
    title: 'Three sports',
    text: 'Cricket, soccer and tennis with prices that follow the play.',
    label: 'See the matches',
  },
  {
    order: 1,
    image: '/art/banner-cricket.svg',
    alt: 'A batter playing a cover drive',
    href: '/exchange/Inplay',
    title: 'Cricket in play',
    text: 'Every ball moves the price. Scores and prices follow the match.',
    label: 'See the prices',
  },
  {
    order: 2,
    image: '/art/banner-roulette.svg',
    alt: 'A roulette wheel from above',
    href: '/games/roulette',
    title: 'Roulette tables',
    text: 'French, mini and double ball, at tables and by yourself.',
    label: 'Choose a table',
  },
  {
    order: 4,
    image: '/art/banner-cards.svg',
    alt: 'Playing cards fanned out on a table',
    href: '/games/andarbahar',
    title: 'Andar Bahar',
    text: 'The old card game, a round for everyone around the clock.',
    label: 'See the tables',
  },
]

const announcements = [
  'Welcome to Chaupar: all money here is play money.',
  'All markets but Match Odds stop while a ball is bowled; Match Odds goes on with its delay.',
  'For players aged 18 and over. Please play responsibly.',
]

import type { RulesName } from '@chaupar/games/rules/rule-names'
import type { World } from '@chaupar/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { brokenRules, overflow } from '../../parts/accessibility.ts'

type Family = RulesName extends infer Name ? (Name extends `${infer One}/${string}` ? One : never) : never

/** A game of each family: provider, lobby, slug. */
const games: Readonly<Record<Family, readonly [provider: string, casino: string, slug: string]>> = {
  crash: ['spribe', 'spribe', 'spribe/aviator'],
  dice: ['spribe', 'spribe', 'spribe/dice'],
  mines: ['spribe', 'spribe', 'spribe/mines'],
  plinko: ['spribe', 'spribe', 'spribe/plinko'],
  goal: ['spribe', 'spribe', 'spribe/goal'],
  hilo: ['spribe', 'spribe', 'spribe/hilo'],
  hotline: ['spribe', 'spribe', 'spribe/hotline'],
  keno: ['spribe', 'spribe', 'spribe/keno'],
  'ball-draw': ['evolution', 'ezugi', 'ezgevo-Megaball'],
  'money-wheel': ['evolution', 'ezugi', 'ezgevo-MelaWheel'],
  'risk-wheel': ['powergames', 'powergames', 'powergames/wheelpower'],
  matka: ['supernowa', 'supernowa', 'sn-worlimatka'],
  race: ['worldcasino', 'worldcasino', 'worldcasino/cardrace'],
  'jhandi-munda': ['kingmaker', 'kingmaker', 'km-jhandimunda'],
  'mini-roulette': ['spribe', 'spribe', 'spribe/miniroulette'],
  roulette: ['evolution', 'ezugi', 'ezgevo-AutoRoulette'],
  'andar-bahar': ['ezugi', 'ezugi', 'ezg-AndarBahar'],
  'teen-patti': ['evolution', 'ezugi', 'ezgevo-TeenPattiSalon'],
  'high-card': ['evolution', 'ezugi', 'ezgevo-DragonTiger1'],
  'one-card': ['ezugi', 'ezugi', 'ezg-lucky7'],
  'thirty-two-cards': ['ezugi', 'ezugi', 'ezg-thirtytwoCards'],
  baccarat: ['evolution', 'ezugi', 'ezgevo-BalconyBaccarat'],
  blackjack: ['evolution', 'ezugi', 'ezgevo-SalonBlackjack'],
  poker: ['aura', 'aura', 'aura-pokerone'],
  'three-dice': ['evolution', 'ezugi', 'ezgevo-SicBoTerrace'],
  'two-dice': ['aesexy', 'awc', 'awc-redbluedice'],
  craps: ['vivo', 'vivo', 'vivo-craps'],
  lines: ['slots', 'ezugi', 'ezgne-fruitbazaar'],
  ways: ['slots', 'ezugi', 'ezgne-twinspin'],
  tumbles: ['slots', 'ezugi', 'ezgrt-BerryBlast'],
  classic: ['slots', 'ezugi', 'ezgne-lanternseven'],
}

/** Asks the world's server as the site does; Node knows no names below localhost, so the world stands in a header. */
async function post(
  page: Page,
  world: World,
  path: string,
  data: object,
  token: string,
): Promise<Record<string, string>> {
  const { port } = new URL(world.url)
  const headers = { 'x-world': world.name, authorization: token }
  const answer = await page.request.post(`http://localhost:${port}${path}`, { data, headers })
  expect(answer.status(), path).toBe(200)
  return (await answer.json()).data
}

/** So many games share a world and its sign-in. */
const perWorld = 8

const families = Object.entries(games)

for (let from = 0; from < families.length; from += perWorld) {
  const some = families.slice(from, from + perWorld)
  const names = some.map(([family]) => family).join(', ')
  test(`games open without breaking a rule of accessibility, no wider than the phone: ${names}`, {
    tag: '@phone',
  }, async ({ page, player, world }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const broken: string[] = []
    for (const [family, [provider, casino, game]] of some) {
      const order = { provider, code: '', casino, game, homeUrl: '/home', device: 'mobile' }
      const { url = '' } = await post(page, world, '/game-host/lobby', order, player.token)
      await page.goto(url)
      await expect(page.getByRole('button', { name: 'Menu' }), family).toBeVisible()
      const rules = await brokenRules(page)
      broken.push(...rules.map((rule) => `${family}: ${rule}`))
      if ((await overflow(page)) > 0) broken.push(`${family}: wider than the screen`)
    }
    expect(broken).toEqual([])
  })
}

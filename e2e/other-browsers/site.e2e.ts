import { newcomer } from '../parts/auth.ts'
import { control, expectPath, field, fill, phone, press, says, shown, type Tab } from './tab.ts'
import { expect, signIn, test } from './tab-test.ts'

/**
 * Opens the landing page, and waits until its banners have come: WebKit may give a press during the first layout to another
 * element than the one that is seen there.
 */
async function openLanding(tab: Tab, url: string): Promise<void> {
  await tab.open(url)
  await shown(tab, '//button[starts-with(@aria-label, "Banner 1")]')
}

test.describe('on a phone', () => {
  test.use({ size: phone })

  test('a guest signs up with the code that was sent, and the header shows the balance', async ({ tab, world }) => {
    await openLanding(tab, world.url)
    await press(tab, control('SIGN UP'))
    await fill(tab, field('Mobile number'), newcomer.mobile)
    await press(tab, control('Send OTP'))
    await shown(tab, field('OTP'))
    await fill(tab, field('OTP'), await world.sentCode(newcomer.mobile))
    await press(tab, control('Verify'))
    await fill(tab, field('Name'), newcomer.name)
    await fill(tab, field('Username'), newcomer.username)
    await fill(tab, field('Password'), newcomer.password)
    await fill(tab, field('Confirm password'), newcomer.password)
    await press(tab, '//form//button[normalize-space(.)="Sign up"]')
    await expectPath(tab, '/home')
    await says(tab, '₹10,000.00', 'header')
  })

  test('a guest chooses Hindi: texts, font and the next visit follow', async ({ tab, world }) => {
    const isHindi = async () => {
      await says(tab, 'अभी लाइव', 'main')
      await says(tab, 'लॉगिन', 'header')
      expect(await tab.run(() => document.documentElement.lang)).toBe('hi')
      await expect
        .poll(() =>
          tab.run(() =>
            Array.from(document.fonts).some(
              ({ family, status }) => family.includes('Chaupar Devanagari') && status === 'loaded',
            ),
          ),
        )
        .toBe(true)
      const overflow = await tab.run(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    }
    await openLanding(tab, world.url)
    await press(tab, control('Menu'))
    await press(tab, '//label[normalize-space(.)="हिन्दी"]')
    await isHindi()
    await tab.open(world.url)
    await isHindi()
  })
})

test('a search finds a game, and its result opens the page of the game', async ({ tab, world }) => {
  await signIn(tab, world.url)
  await press(tab, control('Search for games'))
  await fill(tab, '//*[@role="dialog"]//input', 'aviat')
  await says(tab, '1 game', '[role="dialog"]')
  await press(tab, '//*[@role="dialog"]//a[contains(., "Aviator")]')
  await expectPath(tab, '/casino/spribe/aviator')
  await says(tab, 'Aviator', 'h1')
})

test('maintenance leads a player out by the push, and back when it is over', async ({ tab, world }) => {
  await signIn(tab, world.url)
  await world.control.applyScenarios({ world: world.name, scenarios: [{ name: 'maintenance' }] })
  await world.control.pushSessionRefresh({ world: world.name, reason: 'app' })
  await expectPath(tab, '/maintenance')
  await says(tab, 'We are under maintenance', 'h1')
  await world.control.applyScenarios({ world: world.name, scenarios: [{ name: 'live' }] })
  await expectPath(tab, '/home')
  await says(tab, '₹10,000.00', 'header')
})

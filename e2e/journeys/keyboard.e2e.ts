import { seededPlayer } from '@chaupar/playwright'
import { expect, test } from '../fixtures/test.ts'
import { loginButton } from '../parts/auth.ts'

test('one signs in by the keyboard alone', async ({ page }) => {
  await page.goto('/')
  await expect(loginButton(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(loginButton(page)).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [0] })
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Username', { exact: true })).toBeFocused()
  await page.keyboard.type(seededPlayer.username)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(seededPlayer.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/home$/)
})

test('Esc closes the login modal and gives the focus back', async ({ page }) => {
  await page.goto('/')
  await loginButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Username', { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(loginButton(page)).toBeFocused()
})

import { expectToast, toasts } from '@chaupar/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { expectMoney } from '../parts/account.ts'
import { signIn } from '../parts/auth.ts'

/** Waits until the toasts of the login are gone and the socket listens. */
async function listening(page: Page): Promise<void> {
  await signIn(page)
  await expectMoney(page, '₹10,000.00', '₹0.00')
  await expect(toasts(page)).toHaveCount(0)
}

test('[8-12, 8-13, 8-14, 7.7-3] a pushed toast follows the rules for status, title and message', async ({
  page,
  world,
}) => {
  await listening(page)
  const push = (notice: { title?: string; message?: string; status?: string }) =>
    world.control.pushToast({ world: world.name, ...notice })
  await push({ title: 'Toss', message: 'Chennai bat first', status: 'info' })
  await expectToast(page, 'Toss : Chennai bat first')
  await push({ message: 'Only a message', status: 'success' })
  await expectToast(page, 'Only a message')
  await push({ title: 'Odd word', status: 'purple' })
  await expectToast(page, 'Odd word', 'error')
  await push({ status: 'success' })
  await expectToast(page, 'Something went wrong', 'error')
})

test('[9-11] a toast stands top right and closes by itself', async ({ page, world }) => {
  await listening(page)
  await world.control.pushToast({ world: world.name, title: 'Short', status: 'warning' })
  // Measured in the page, at once: it stays for a second only.
  const place = await page.waitForFunction(() => {
    const box = document.querySelector('#toasts .Toastify__toast')?.getBoundingClientRect()
    return box && box.width > 0 ? { top: box.top, right: innerWidth - box.right } : null
  })
  const { top, right } = (await place.jsonValue()) ?? { top: 900, right: 900 }
  expect(top).toBeLessThan(120)
  expect(right).toBeLessThan(60)
  await expect(toasts(page)).toHaveCount(0)
  // It is found though it has gone: a busy machine may look late.
  await expectToast(page, 'Short')
})

test('[9-11] where the device asks for less motion a toast stands for its second too', async ({ page, world }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await listening(page)
  await world.control.pushToast({ world: world.name, title: 'Still', status: 'info' })
  // The library counts the second by the animation of this bar.
  const counted = await page.waitForFunction(() => {
    const bar = document.querySelector('#toasts .Toastify__progress-bar--animated')
    return bar && getComputedStyle(bar).animationDuration
  })
  expect(await counted.jsonValue()).toBe('1s')
  await expect(toasts(page)).toHaveCount(0)
})

test('hostile words of a toast are shown as they are', async ({ page, world }) => {
  await listening(page)
  const words = '<img src=x onerror="document.title=1"> & </script><b>bold</b>'
  await world.control.pushToast({ world: world.name, message: words, status: 'error' })
  await expectToast(page, words)
  await expect(page).not.toHaveTitle('1')
})

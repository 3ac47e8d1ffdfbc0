import { expect, expectToast, test } from '@chaupar/playwright'

test('the site closes for maintenance and opens again', async ({ page, world }) => {
  await world.apply('maintenance')
  await page.goto('/')
  await expect(page).toHaveURL(/\/maintenance$/)
  await world.end('maintenance')
  await expect(page).toHaveURL(/\/$/)
})

test('the organisation is suspended', async ({ page, world }) => {
  await world.apply('suspended')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This site is suspended')
  await expect(world.api().call('listMatches', {})).rejects.toMatchObject({ status: 503 })
})

test('one call of the player answers 401 and logs out', async ({ page, player, faults }) => {
  await player.signIn(page)
  await faults.plantAt({
    target: { operation: 'getBonusStats' },
    effect: { kind: 'error', status: 401, code: 'unauthorized', message: 'Unauthorized action.' },
    times: 1,
  })
  await page.goto('/bonus')
  await expect(page).toHaveURL(/\/(\?.*)?$/)
})

test('the session ends at the socket', async ({ page, player, world }) => {
  await player.signIn(page)
  await expect(page.getByRole('banner')).toContainText('10,000.00')
  await world.apply('session-check-fails')
  await expectToast(page, 'Please log in again')
})

test('a player is logged out everywhere', async ({ player, world }) => {
  await world.control.logOutEverywhere({ world: world.name, username: player.username })
  await expect(player.api.call('listBanks')).rejects.toMatchObject({ status: 401, code: 'unauthorized' })
})

test('a code is sent, read and used', async ({ world }) => {
  const api = world.api()
  await api.call('sendOtp', { body: { mobile: '9811122233', country_code: '91' } })
  const otp = await world.sentCode('9811122233')
  const body = { mobile: '9811122233', country_code: '91', otp } as const
  await expect(api.call('verifyMobile', { body })).resolves.toBeNull()
})

test('a code expires', async ({ world }) => {
  const api = world.api()
  await api.call('sendOtp', { body: { mobile: '9811122233', country_code: '91' } })
  const otp = await world.sentCode('9811122233')
  await world.control.expireOtps({ world: world.name })
  await expect(
    api.call('verifyMobile', { body: { mobile: '9811122233', country_code: '91', otp } }),
  ).rejects.toMatchObject({ status: 400 })
})

test('the identity check is declined with a reason', async ({ player, world }) => {
  await world.control.placeKyc({
    world: world.name,
    username: 'player',
    standing: 'declined',
    reason: 'The photo is blurred',
  })
  expect(await player.api.call('getKyc')).toMatchObject({ status: 'declined', reason: 'The photo is blurred' })
})

test('two players are in one world, and a toast reaches one of them', async ({ page, player, world, browser }) => {
  await player.signIn(page)
  await expect(page.getByRole('banner')).toContainText('10,000.00')
  const other = await (await browser.newContext({ baseURL: world.url })).newPage()
  await other.goto('/')
  await world.control.pushToast({
    world: world.name,
    username: 'player',
    title: 'Hello',
    message: 'Only you',
    status: 'success',
  })
  await expectToast(page, 'Hello : Only you')
  await expect(other.getByText('Only you')).toHaveCount(0)
  await other.context().close()
})

test('an error is found by the id that its response carries', async ({ mockUrl, world, journal }) => {
  const answer = await fetch(`${mockUrl}/api/gateways`, { headers: { 'x-world': world.name } })
  const requestId = answer.headers.get('x-request-id') ?? ''
  const { entries } = await journal.entries({ text: requestId })
  expect(entries).toHaveLength(1)
})

test('the socket is away while calls work', async ({ player, world }) => {
  await world.apply('offline-socket')
  expect(await player.api.call('listBanks')).toMatchObject({ banks: [] })
  await world.end('offline-socket')
})

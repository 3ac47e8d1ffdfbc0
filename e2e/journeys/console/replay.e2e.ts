import { expect, test } from '../../fixtures/test.ts'
import { signIn } from '../../parts/auth.ts'
import { openConsole, panel, settleChosenMatch } from '../../parts/console.ts'

test.use({ worldOptions: { frozen: true } })

test('a journal is exported, and done again in a fresh world with the same result', async ({ page, world }) => {
  await signIn(page)
  await openConsole(page)
  await panel(page, 'Scenarios').getByRole('button', { name: 'no-demo-users', exact: true }).click()
  const quick = panel(page, 'Quick actions')
  await quick.getByRole('button', { name: 'Declined' }).click()
  const players = panel(page, 'Players')
  await players.getByLabel('credit ₹').fill('250.50')
  await players.getByRole('button', { name: 'Credit', exact: true }).click()
  await expect(players).toContainText('₹10,250.50')
  await settleChosenMatch(quick)

  const saving = page.waitForEvent('download')
  await panel(page, 'Journal').getByRole('button', { name: 'Export' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe(`${world.name}.journal.json`)
  const worlds = panel(page, 'Worlds')
  await worlds.getByRole('button', { name: 'Replay', exact: true }).click()
  await worlds.getByLabel('Exported journal').setInputFiles(await file.path())
  await worlds.getByRole('button', { name: 'Replay into a fresh world' }).click()
  const chosen = page.getByRole('combobox', { name: 'World', exact: true })
  // A replay that differs stays in the old world and lists what differs.
  await expect(chosen).not.toHaveValue(world.name)
  const copy = await chosen.inputValue()
  try {
    await expect(panel(page, 'Players')).toContainText('₹10,250.50')
    await expect(quick.getByRole('button', { name: 'Declined' })).toHaveAttribute('aria-pressed', 'true')
    await expect(panel(page, 'Scenarios').getByRole('button', { name: 'End no-demo-users' })).toBeVisible()
    for (const read of ['listPlayers', 'listMarkets', 'readInvariants'] as const) {
      expect(await world.control[read]({ world: copy }), read).toEqual(await world.control[read]({ world: world.name }))
    }
  } finally {
    await world.control.deleteWorld({ world: copy })
  }
})

test('rejects a file that is not a journal, and creates no world', async ({ page, world }) => {
  await openConsole(page)
  const worlds = panel(page, 'Worlds')
  await worlds.getByRole('button', { name: 'Replay', exact: true }).click()
  const other = { name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{"notes":[]}') }
  await worlds.getByLabel('Exported journal').setInputFiles(other)
  await expect(worlds.getByText('This file is no exported journal.')).toBeVisible()
  await expect(worlds.getByRole('button', { name: 'Replay into a fresh world' })).toBeDisabled()
  expect((await world.control.readWorld({ world: world.name })).scenarios).toEqual(['default'])
})

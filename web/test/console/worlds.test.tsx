import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { Console } from '../../src/console/console.tsx'
import { show, useMock, withClipboard } from './mock.tsx'

beforeEach(() => {
  withClipboard()
  window.history.replaceState(null, '', '/__mock/')
})

/** The console with its panel of worlds: presses a button there, and reads what the panel says it did. */
async function openWorlds({ seen }: Awaited<ReturnType<typeof useMock>>) {
  show(<Console />)
  const worlds = within(await screen.findByRole('region', { name: 'Worlds' }))
  await worlds.findByRole('button', { name: /^default/ })
  const press = async (name: string) => userEvent.click(await worlds.findByRole('button', { name }))
  const done = async (op: string) => {
    expect(await worlds.findByText(`Done: ${op}`)).toBeTruthy()
    return worlds.getByText(/^curl /).textContent
  }
  const chosen = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'World' }).value
  return { seen, worlds, press, done, chosen }
}

const json = "-H 'content-type: application/json' -d"

test('a world that is made, copied or ended chooses another, and what was done stays shown', async () => {
  const { worlds, press, done, chosen } = await openWorlds(await useMock())
  await press('New')
  await userEvent.type(worlds.getByRole('textbox', { name: 'Name' }), 'mine')
  await press('Make this world')
  expect(await done('createWorld')).toBe(
    `curl -X POST $M/worlds -H 'content-type: application/json' -H 'x-world: mine' -d '{"name":"mine","seed":"7"}'`,
  )
  expect(chosen()).toBe('mine')
  await press('Fork')
  await press('Fork mine')
  expect(await done('forkWorld')).toBe(`curl -X POST $M/worlds/mine/fork ${json} '{"name":"mine-2"}'`)
  expect(chosen()).toBe('mine-2')
  expect(document.activeElement).toBe(worlds.getByRole('button', { name: 'Fork' }))
  await press('Delete')
  await press('End mine-2?')
  expect(await done('deleteWorld')).toBe('curl -X DELETE $M/worlds/mine-2')
  expect(chosen()).toBe('default')
})

test('a world that lives is saved twice and loaded beside itself, under names that are free', async () => {
  const { seen, worlds, press, done, chosen } = await openWorlds(await useMock())
  await press('Save')
  await press('Save default')
  expect(await done('saveWorld')).toBe(`curl -X POST $M/worlds/default/save ${json} '{"as":"default"}'`)
  await press('Save')
  expect(await worlds.findByDisplayValue('default-2')).toBe(
    worlds.getByRole('textbox', { name: 'Save as, for default' }),
  )
  await press('Save default')
  await press('Load')
  await press('Load default')
  expect(await done('loadWorld')).toBe(`curl -X POST $M/saved-worlds/default/load ${json} '{"name":"default-2"}'`)
  expect(chosen()).toBe('default-2')
  expect(seen.map(({ body }) => body)).toEqual([{ as: 'default' }, { as: 'default-2' }, { name: 'default-2' }])
})

test('when there are as many worlds as there may be, the panel says what to do, and the world stays chosen', async () => {
  const { worlds, press, chosen } = await openWorlds(await useMock({ worldLimit: 1 }))
  await press('Fork')
  await press('Fork default')
  const why = 'WORLD_LIMIT is 1, and as many worlds are there: delete one that is not needed'
  expect(await worlds.findByText(`409 world_limit: ${why}`)).toBeTruthy()
  expect(chosen()).toBe('default')
})

test('the names that are proposed can be typed over', async () => {
  const { seen, worlds, press, done } = await openWorlds(await useMock())
  await press('Save')
  await userEvent.keyboard('before-rain{Enter}')
  await done('saveWorld')
  await press('Load')
  const name = await worlds.findByRole('textbox', { name: 'Load as, for before-rain' })
  await userEvent.clear(name)
  await userEvent.type(name, 'rain{Enter}')
  await done('loadWorld')
  await press('Fork')
  await userEvent.keyboard('sun{Enter}')
  await done('forkWorld')
  expect(seen.map(({ path, body }) => [path, body])).toEqual([
    ['/__mock/worlds/default/save', { as: 'before-rain' }],
    ['/__mock/saved-worlds/before-rain/load', { name: 'rain' }],
    ['/__mock/worlds/rain/fork', { name: 'sun' }],
  ])
})

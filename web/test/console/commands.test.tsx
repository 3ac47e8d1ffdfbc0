import { execFileSync } from 'node:child_process'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Console } from '../../src/console/console.tsx'
import { keepControlToken } from '../../src/console/control/control.ts'
import { ScenarioPanel } from '../../src/console/scenarios/scenario-panel.tsx'
import { show, useMock, withClipboard } from './mock.tsx'

const token = "it's-$HOME-`x`"

/** What curl would be given if these lines were pasted into a shell that holds no variables of ours. */
function pasted(...lines: readonly string[]): string[] {
  const script = ['curl() { printf "%s\\n" "$@"; }', ...lines].join('\n')
  return execFileSync('/bin/sh', ['-c', script], { encoding: 'utf8', env: {} }).trimEnd().split('\n')
}

const shownIn = (part: HTMLElement) => part.querySelector('code')?.textContent ?? ''

test('what the page shows, pasted below its variables, is the whole call: address, token, kind of content and fields', async () => {
  withClipboard()
  keepControlToken(token)
  await useMock({ controlToken: token })
  show(<Console />)
  const scenarios = await screen.findByRole('region', { name: 'Scenarios' })
  await userEvent.click(await within(scenarios).findByRole('button', { name: 'maintenance' }))
  expect(await within(scenarios).findByText('Done: applyScenarios')).toBeTruthy()
  expect(pasted(screen.getByText(/^M=/).textContent, shownIn(scenarios))).toEqual([
    '-X',
    'POST',
    `${window.location.origin}/__mock/worlds/default/scenario`,
    '-H',
    `x-control-token: ${token}`,
    '-H',
    'content-type: application/json',
    '-d',
    '{"scenarios":[{"name":"maintenance"}]}',
  ])
})

test('where there is a clipboard the whole command is copied', async () => {
  const written = withClipboard()
  await useMock()
  show(<ScenarioPanel world="default" applied={[]} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Copy the command applyScenarios' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(written).toEqual([
    `curl -X POST '${window.location.origin}/__mock/worlds/default/scenario' -H 'content-type: application/json' -d '{"scenarios":[{"name":"maintenance"}]}'`,
  ])
})

test('where there is none the whole command stands there, and is selected for the keys', async () => {
  await useMock()
  show(<ScenarioPanel world="default" applied={[]} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Select the command applyScenarios' }))
  expect(window.getSelection()?.toString()).toBe(
    `curl -X POST '${window.location.origin}/__mock/worlds/default/scenario' -H 'content-type: application/json' -d '{"scenarios":[{"name":"maintenance"}]}'`,
  )
})

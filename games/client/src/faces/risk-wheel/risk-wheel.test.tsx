import type { RiskWheelEvent } from '@chaupar/games/rules/instant/risk-wheel'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { checkFace, tableProps } from '../../../test/played-rounds.tsx'
import type { FaceRound } from '../face.ts'
import { face } from './face.tsx'
import { RiskControls } from './risk-wheel-stage.tsx'

afterEach(cleanup)

const variant = 'three-risks'

const round = (times: number, payoutPaise: number | null): FaceRound<RiskWheelEvent> => ({
  id: '1',
  bet: { mode: 'base', meta: { risk: 'high' } },
  stakePaise: 1_000,
  events: [{ index: 0, type: 'spin', segment: 19, times }],
  isPlaying: false,
  payoutPaise,
})

test('it describes all that happens', () => checkFace(face, variant))

test('what the wheel stops at is said when it rests', () => {
  expect(face.say(round(1_970, null), variant, 'en')).toBe('The wheel turns.')
  expect(face.say(round(1_970, 19_700), variant, 'en')).toBe('The wheel stops at 19.7×.')
  expect(face.say(round(0, 0), variant, 'en')).toBe('The wheel stops at a segment that pays nothing.')
  expect(face.chip(round(1_970, 19_700), variant, 'en')).toEqual({ text: '19.7×', tone: 'high' })
})

test('each figure of the chosen risk stands with how often it is on the wheel', () => {
  render(<face.Stage {...tableProps({ variant, bet: { mode: 'base', meta: { risk: 'high' } } })} />)
  expect(screen.getAllByRole('listitem').map((item) => item.firstChild?.textContent)).toEqual([
    '19.7×: 1 of 20',
    '0×: 19 of 20',
  ])
})

test('the risk is chosen beside the stake', () => {
  const choose = vi.fn()
  render(<RiskControls {...tableProps({ variant, choose })} />)
  fireEvent.click(screen.getByRole('button', { name: 'High' }))
  expect(choose).toHaveBeenCalledExactlyOnceWith({ risk: 'high' })
})

import { expect, test } from 'vitest'
import { isOwnPath } from '../lib/outside-address.ts'
import { keepDeepLink, takeDeepLink } from '../player/deep-link.ts'
import { clearReferral, keepReferral, readReferral } from '../player/referral.ts'

test('[1-2] the agent code of a link is kept until registration, on any path and under both names', () => {
  keepReferral('?agent_code=MH-2291&source=telegram')
  expect(readReferral()).toEqual({ agentCode: 'MH-2291', source: 'telegram' })
  keepReferral('?page=2')
  keepReferral('?ref=GOA7')
  expect(readReferral()).toEqual({ agentCode: 'GOA7', source: 'telegram' })
  clearReferral()
  expect(readReferral()).toEqual({})
})

test('a code that is too long or empty is no code', () => {
  keepReferral(`?agent_code=${'x'.repeat(33)}&source=%20`)
  expect(readReferral()).toEqual({})
})

test('[2.1-2] the path that a guest wanted is given out once', () => {
  keepDeepLink('/exchange/31?tab=fancy#m2')
  expect(takeDeepLink()).toBe('/exchange/31?tab=fancy#m2')
  expect(takeDeepLink()).toBeNull()
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
  '%s is no path of ours',
  (path) => {
    expect(isOwnPath(path)).toBe(false)
    keepDeepLink(path)
    expect(takeDeepLink()).toBeNull()
  },
)

import { readFileSync } from 'node:fs'
import { operations } from '@chaupar/api/operations.gen'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { asNode, callsOf, messagesOf, resolved } from './document.ts'

const root = `${import.meta.dirname}/../../../..`
const read = (path: string) => asNode(load(readFileSync(`${root}/${path}`, 'utf8')))

test('every call of openapi.yaml is found, where it is served', () => {
  const calls = callsOf(read('openapi.yaml'))
  expect(calls.map(({ id }) => id).sort()).toEqual(Object.keys(operations).sort())
  const placeBet = calls.find(({ id }) => id === 'placeBet')
  expect(placeBet).toMatchObject({ method: 'POST', path: '/api/bets', assumed: '7.4' })
  expect(placeBet?.answers.map(({ status }) => status)).toContain('422')
  expect(calls.find(({ id }) => id === 'listUserBets')?.path).toBe('/sports-data/user/bets')
})

test('every message of the realtime channel is found, with what it carries', () => {
  const messages = messagesOf(read('api/asyncapi.yaml'))
  const pushed = messages.filter(({ isPushed }) => isPushed).map(({ name }) => name)
  expect(pushed).toEqual(expect.arrayContaining(['notification_toast', 'update_balance', 'bet:update']))
  expect(pushed).not.toContain('session_check')
  expect(messages.find(({ name }) => name === 'odds:update')?.schema).toBe('OddsUpdate')
})

test('a reference is followed, one that leads nowhere is nothing', () => {
  const document = { components: { schemas: { A: { $ref: '#/components/schemas/B' }, B: { type: 'string' } } } }
  expect(resolved(document, { $ref: '#/components/schemas/A' })).toEqual({ type: 'string' })
  expect(resolved(document, { $ref: '#/components/schemas/C' })).toEqual({})
})

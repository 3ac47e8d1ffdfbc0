import world from 'libphonenumber-js/min/metadata'
import { expect, test } from 'vitest'
import { faultOf, india, numberOf } from './phone.ts'

test('[5-14] the plan of India that travels with the form is the library of today', () => {
  expect(india.version).toBe(world.version)
  expect(india.countries.IN).toEqual(world.countries.IN)
})

test('what stands in the box is read with and without the leading zero', () => {
  expect(['98200 41177', '098200 41177', '982', '', '0'].map(numberOf)).toEqual([
    '+919820041177',
    '+919820041177',
    '+91982',
    '',
    '',
  ])
})

test.each([
  ['', null],
  ['+9112345', 'short'],
  ['+91982005551', 'short'],
  ['+911234567890', 'start'],
  ['+9198200555119', 'long'],
] as const)('what is wrong with %j is %j', (phone, fault) => {
  expect(faultOf(phone)).toBe(fault)
})

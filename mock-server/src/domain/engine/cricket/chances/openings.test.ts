import { expect, test } from 'vitest'
import { BALLS } from '../play/spec.ts'
import { openingChance } from './openings.ts'
import { chaseTable, settingTable } from './win-tables.ts'

test('each chance before the first ball is the one of the tables', () => {
  for (let par = -3; par <= 3; par += 1) {
    for (let difference = -6; difference <= 6; difference += 3) {
      const [own, other] = [par + difference, par - difference]
      expect(openingChance(own, other)).toEqual(settingTable(own, chaseTable(other))(BALLS, 0, 0))
    }
  }
})

test('advantages that no match has are a defect', () => {
  expect(() => openingChance(10, 10)).toThrow(RangeError)
  expect(() => openingChance(0, 14)).toThrow(RangeError)
})

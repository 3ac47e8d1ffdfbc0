import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

test('commas, quotes and line breaks are quoted; numbers stay as they are', () => {
  expect(
    csvText([
      ['Text', 'Amount'],
      ['a, "b"\nc', -1234.5],
    ]),
  ).toBe('\uFEFFText,Amount\r\n"a, ""b""\nc",-1234.5\r\n')
})

test.each(['=1+1', '+91', '-2', '@SUM(A1)', '\tx'])('the text %j is no formula in a spreadsheet', (text) => {
  expect(csvText([[text]])).toBe(`\uFEFF'${text}\r\n`)
})

test('a time that holds together on the screen has a plain space in a file', () => {
  expect(csvText([['7:30\u00a0pm']])).toBe('\uFEFF7:30 pm\r\n')
})

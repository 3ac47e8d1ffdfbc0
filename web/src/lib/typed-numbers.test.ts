import { expect, test } from 'vitest'
import { digitsOf, latinDigits, paiseOf, readableMobile } from './typed-numbers.ts'

test.each([
  ['500', 50_000],
  ['1,00,000', 10_000_000],
  ['100,000', 10_000_000],
  ['₹ 99.5', 9_950],
  ['.07', 7],
  [' 12. ', 1_200],
  ['0', 0],
  ['५००', 50_000],
  ['₹ १,००,०००.५०', 10_000_050],
  ['５００', 50_000],
])('%j is an amount', (entered, paise) => expect(paiseOf(entered)).toBe(paise))

test.each([
  '',
  ' ',
  '-5',
  '+5',
  '1e3',
  '1e309',
  '5.005',
  '1,5',
  '12,34.5',
  'NaN',
  '0x10',
  '५००५००५००५०',
  '-५००',
  '५०٫५',
  '½',
  '五百',
  '99999999999',
])('%j is no amount', (entered) => expect(paiseOf(entered)).toBeNull())

const scripts = Intl.supportedValuesOf('numberingSystem').flatMap((numberingSystem) => {
  const digits = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(1_234_567_890)
  return /^\p{Nd}{10}$/u.test(digits) && digits.length === 10 ? [[numberingSystem, digits]] : []
})

test('the digits of more than twenty scripts are known', () => {
  expect(scripts.length).toBeGreaterThan(20)
  expect(scripts.map(([name]) => name)).toEqual(
    expect.arrayContaining(['latn', 'deva', 'beng', 'gujr', 'tamldec', 'arab']),
  )
})

test.each(scripts)('digits of %s are 0 to 9: %s', (_script, digits) => {
  expect(latinDigits(`a ${digits}.5`)).toBe('a 1234567890.5')
})

test.each(['अठारह', 'पाँच ½', '二', '🎲', 'ｆ'])('what is no digit stays: %s', (text) => {
  expect(latinDigits(text)).toBe(text)
})

test.each([
  ['98200 41177', '9820041177'],
  ['९८२००४११७७', '9820041177'],
  ['१२３４५6', '123456'],
  ['+91 (0) x', '910'],
  ['', ''],
])('the digits of %j are %j', (text, digits) => {
  expect(digitsOf(text)).toBe(digits)
})

test.each(['9820041177', '919820041177', '+919820041177', '+91 98200-41177', '00919820041177'])(
  'the number %j is read with its country code once',
  (number) => expect(readableMobile(number)).toBe('+91 98200 41177'),
)

test('a national number that begins with 91 keeps its digits', () => {
  expect(readableMobile('9123456789')).toBe('+91 91234 56789')
})

test.each(['', '98200', 'demo'])('what is no whole number stays as it came: %j', (number) => {
  expect(readableMobile(number)).toBe(number)
})

import { expect, test } from 'vitest'
import { amountText, digitsOf, plainSigns, typedPaise, typedTimes, withoutGaps } from '../src/typed-numbers.ts'

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
  ['Rs. 1000', 100_000],
  ['Rs1,000.50', 100_050],
  ['rs 1000', 100_000],
  ['INR 1,00,000', 10_000_000],
  ['1000 INR', 100_000],
  ['1000/-', 100_000],
  ['₹ 1,500/-', 150_000],
  ['रु. ५००', 50_000],
  ['1,000 रुपये', 100_000],
  ['\u202a1000\u202c', 100_000],
  ['1000\u200b', 100_000],
  ['\ufeff1000', 100_000],
  ['1\u00a0000', 100_000],
  ['1\u202f00\u202f000', 10_000_000],
  ['₹\u00a01,000.00', 100_000],
  ['1\u200b000', 100_000],
])('%j is an amount', (entered, paise) => expect(typedPaise(entered)).toBe(paise))

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
  '\u2011500',
  '\u2212500',
  '-₹500',
  'Rs.',
  '/-',
  '../../contracts',
  '1000-2000',
  '५०٫५',
  '½',
  '五百',
  '99999999999',
])('%j is no amount', (entered) => expect(typedPaise(entered)).toBeNull())

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
  expect(plainSigns(`a ${digits}.5`)).toBe('a 1234567890.5')
})

test.each(['अठारह', 'पाँच ½', '二', '🎲', 'ｆ'])('what is no digit stays: %s', (text) => {
  expect(plainSigns(text)).toBe(text)
})

test.each([
  ['1,000', '1000'],
  ['1,00,000.50', '100000.50'],
  ['₹ 1,000', '1000'],
  ['Rs. 1,000/-', '1000'],
  [' 250 ', '250'],
  ['\u202a1000\u202c', '1000'],
  ['\u22125', '-5'],
  ['₹', '₹'],
])('the amount %j is %j without currency and grouping', (entered, text) => {
  expect(amountText(entered)).toBe(text)
})

test.each(['1000000000', '10.555', '1,5', '1e5', '-5', '1.2.3', '10 50', ''])(
  'as an amount %j stays as it is',
  (entered) => {
    expect(amountText(entered)).toBe(entered)
  },
)

test.each([
  ['2', 200],
  ['2.5', 250],
  ['2,5', 250],
  ['2.31x', 231],
  ['२.३१ ×', 231],
  ['\u202a2.31\u202c\u00a0x', 231],
  ['', null],
  ['1,000', null],
  ['-2', null],
  ['2.345', null],
])('the multiplier %j has %j hundredths', (entered, hundredths) => {
  expect(typedTimes(entered)).toBe(hundredths)
})

test.each([
  ['\u202a4112\u00a03456\u20117890\u202c', '411234567890'],
  ['4112 3456-7890\u200b', '411234567890'],
  ['SBIN\u00ad0\u2060001234', 'SBIN0001234'],
  ['४११२ ३४५६', '41123456'],
])('%j without its gaps is %j', (entered, text) => {
  expect(withoutGaps(entered)).toBe(text)
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

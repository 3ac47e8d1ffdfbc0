import { expect, test } from 'vitest'
import { type Banner, bannerArt, bannerTarget, sortBanners } from './banner-rules.ts'

function banner(alt: string, order: number): Banner {
  return { alt, order, image: '', href: '/' }
}

test('[4-18] [3-32] banners stand ascending by order, equal orders as the server sent them', () => {
  const sorted = sortBanners([banner('c', 7), banner('b1', 2), banner('a', -1), banner('b2', 2)])
  expect(sorted.map(({ alt }) => alt)).toEqual(['a', 'b1', 'b2', 'c'])
})

test('[4-18] a banner whose order is missing goes last and the given list stays as it was', () => {
  const broken = { ...banner('last', 0), order: Number.NaN }
  const given = [broken, banner('first', 9)]
  expect(sortBanners(given).map(({ alt }) => alt)).toEqual(['first', 'last'])
  expect(given[0]).toBe(broken)
})

test('a drawing of ours comes with its phone cut', () => {
  expect(bannerArt('/art/banner-roulette.svg', 0, [])).toEqual({
    wide: '/art/banner-roulette.svg',
    phone: '/art/banner-roulette-phone.svg',
  })
})

test('a picture of a foreign host is replaced by a drawing, of an allowed origin it is shown', () => {
  const foreign = 'https://cdn.example/x.jpg'
  expect(bannerArt(foreign, 1, []).wide).toBe('/art/banner-football.svg')
  expect(bannerArt('//cdn.example/x.jpg', 0, ['https://cdn.example']).wide).toBe('/art/banner-cricket.svg')
  expect(bannerArt('http://cdn.example/x.jpg', 0, ['https://cdn.example']).wide).toBe('/art/banner-cricket.svg')
  expect(bannerArt(foreign, 0, ['https://cdn.example']).wide).toBe(foreign)
})

test('[2.4-1] [2.3-1] a banner to a page for players asks a guest to log in, one to a common page does not', () => {
  for (const to of [
    '/exchange/Inplay',
    '/casino/spribe/aviator',
    '/slots',
    '/mybets',
    '/deposit/upi',
    '/bonus?from=banner',
  ])
    expect(bannerTarget(to), to).toEqual({ to, forPlayers: true, host: null })
  for (const to of ['/Casino', '/games/roulette', '/sportsbook2', '/evolution', '/terms#age', '/'])
    expect(bannerTarget(to), to).toEqual({ to, forPlayers: false, host: null })
})

test('a banner to another site names its host; what is not https, or hides a name in the address, leads nowhere', () => {
  const to = 'https://cup.example/tickets?a=1'
  expect(bannerTarget(to)).toEqual({ to, forPlayers: false, host: 'cup.example' })
  for (const href of [
    '',
    '#',
    'http://cup.example',
    '//cup.example',
    '/\\\\cup.example',
    'javascript:alert(1)',
    'tickets',
  ])
    expect(bannerTarget(href), href).toBeNull()
  expect(bannerTarget('https://chaupar.example@cup.example/')).toBeNull()
})

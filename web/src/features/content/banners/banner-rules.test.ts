import { expect, test } from 'vitest'
import { type Banner, bannerArt, isForPlayers, sortBanners } from './banner-rules.ts'

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
  for (const path of ['/exchange/Inplay', '/casino/spribe/aviator', '/slots', '/spmsports/cricket', '/aura'])
    expect(isForPlayers(path), path).toBe(true)
  for (const path of [
    '/Casino',
    '/games/roulette',
    '/sportsbook2',
    '/evolution',
    '/spribe',
    '/terms',
    'https://x.example/exchange',
  ])
    expect(isForPlayers(path), path).toBe(false)
})

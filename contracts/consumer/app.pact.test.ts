import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { appDetailsQuery } from '../../web/src/site/app-details.ts'
import { call, failure, heard, pactOf, read, session, success } from './exchange.ts'

const { arrayContaining, eachLike, integer, regex, string } = MatchersV3
const exchange = pactOf('app')
const details = {
  LOGO_URL: '',
  FOOTER_TEXT: 'Play money only.',
  SEO_TITLE: 'Chaupar',
  WHATS_APP_URL: '',
  INSTATGRAM: '',
  FACEBOOK: '',
  TELEGRAM: '',
  BRAND_STATUS: 'live',
}

test('[7.2-1] [3-33] [3-21] the application details', () =>
  exchange(
    {
      description: 'getAppDetails: a live organisation',
      states: [['default']],
      request: { line: 'GET /getAppDetails' },
      answer: {
        status: 200,
        body: success({
          ...Object.fromEntries(Object.entries(details).map(([name, value]) => [name, string(value)])),
          OTP: integer(0),
        }),
      },
    },
    async () => {
      expect(await read(appDetailsQuery)).toEqual({ ...details, OTP: 0 })
    },
  ))

test('[7.2-3] [4-18] the banners carry their order', () =>
  exchange(
    {
      description: 'getBanners: some banners',
      states: [['default']],
      request: { line: 'GET /getBanners' },
      answer: {
        status: 200,
        body: success({
          banners: eachLike({
            order: integer(1),
            image: string(''),
            alt: string('Live cricket'),
            href: string('/home'),
          }),
        }),
      },
    },
    async () => {
      const banner = { order: 1, image: '', alt: 'Live cricket', href: '/home' }
      expect(await call('getBanners')).toEqual({ banners: [banner] })
    },
  ))

test('a banner may have words and an action of its own', () => {
  const words = {
    title: string('Cricket in play'),
    text: string('Every ball moves the price.'),
    label: string('See the prices'),
  }
  return exchange(
    {
      description: 'getBanners: a banner with words',
      states: [['default']],
      request: { line: 'GET /getBanners' },
      answer: { status: 200, body: success({ banners: arrayContaining(words) }) },
    },
    async () => {
      const { banners } = await call('getBanners')
      expect(banners).toMatchObject([{ title: 'Cricket in play', label: 'See the prices' }])
    },
  )
})

test('texts are asked for in the language of the page', () =>
  exchange(
    {
      description: 'listAnnouncements: in Hindi',
      states: [['default']],
      request: { line: 'GET /announcement/display', headers: { 'Accept-Language': 'hi' } },
      answer: { status: 200, body: success(eachLike({ content: regex('^.*[ऀ-ॿ].*$', 'स्वागत है') })) },
    },
    async () => {
      session.language = 'hi'
      expect(await call('listAnnouncements')).toEqual([{ content: 'स्वागत है' }])
    },
  ))

test('[7.2-4] [3-35] the announcements are a list of items with content', () =>
  exchange(
    {
      description: 'listAnnouncements: some announcements',
      states: [['default']],
      request: { line: 'GET /announcement/display' },
      answer: { status: 200, body: success(eachLike({ content: string('Welcome') })) },
    },
    async () => {
      expect(await call('listAnnouncements')).toEqual([{ content: 'Welcome' }])
    },
  ))

test('[7.1-9] a page visit is reported', () =>
  exchange(
    {
      description: 'visitPage: a guest',
      states: [['default']],
      request: { line: 'POST /page/visit', body: { path: '/' } },
      answer: { status: 200, body: success() },
    },
    async () => {
      await call('visitPage', { body: { path: '/' } })
    },
  ))

test('[4-23] under maintenance a call is answered 503 maintenance', () =>
  exchange(
    {
      description: 'getBanners: under maintenance',
      states: [['default'], ['maintenance']],
      request: { line: 'GET /getBanners' },
      answer: { status: 503, body: failure('The site is under maintenance', 'maintenance') },
    },
    async () => {
      await expect(call('getBanners')).rejects.toMatchObject({ status: 503, code: 'maintenance' })
      expect(heard.maintenance).toBe(1)
    },
  ))

test('[4-10] under maintenance the application details say so', () =>
  exchange(
    {
      description: 'getAppDetails: under maintenance',
      states: [['default'], ['maintenance']],
      request: { line: 'GET /getAppDetails' },
      answer: { status: 200, body: success({ BRAND_STATUS: 'maintenance' }) },
    },
    async () => {
      expect(await read(appDetailsQuery)).toMatchObject({ BRAND_STATUS: 'maintenance' })
    },
  ))

import { describe, expect, test } from 'vitest'
import { gameCategories, nameOf, slugOf, targetOf } from '../catalogue/game.ts'
import { gameByCode, gameBySlug, games } from '../catalogue/games.ts'
import { homeGroups, popularSlugs, providerGroups, sportsEntries } from '../catalogue/home-groups.ts'
import { ownPageProviders, providerCodes } from '../catalogue/provider.ts'
import { allLists, listOfSlug, listsOfProvider, providerByCode, providers } from '../catalogue/provider-index.ts'

function gamesOf(list: string) {
  return games.filter((game) => game.provider === list)
}

/** What the server answers itself; no page of a provider may hide behind it (spec 2.3, /{providerCode}). */
const serverPrefixes = ['api', 'sports-data', 'game-host', 'live-tv', '__mock', 'public', 'assets', 'art']

describe('games', () => {
  test('[2.5-3] slugs are unique whatever their case, and every game lies below /casino/', () => {
    const slugs = games.map((game) => slugOf(game).toLowerCase())
    expect(new Set(slugs).size).toBe(games.length)
    for (const { href } of games) expect(href).toMatch(/^\/casino\/[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)?$/)
  })

  test('[2.5-3] every slug family has games, and a slug names the list that holds its game', () => {
    for (const family of ['spribe/', 'ezg-', 'ezgevo-', 'ezgne-', 'ezgrt-', 'aura-', 'vivo-', 'sn-', 'km-', 'awc-'])
      expect(games.filter((game) => slugOf(game).startsWith(family)).length, family).toBeGreaterThanOrEqual(5)
    for (const game of games) expect(listOfSlug(slugOf(game).toUpperCase()), slugOf(game)).toBe(game.provider)
    expect(listOfSlug('nowhere-roulette')).toBeNull()
  })

  test('[2.5-4] [2.5-5] the Spribe games are there, Aviator under its own path', () => {
    for (const name of ['mines', 'goal', 'dice', 'aviator', 'plinko', 'miniroulette', 'hilo', 'keno', 'hotline'])
      expect(gameBySlug(`spribe/${name}`)?.href).toBe(`/casino/spribe/${name}`)
  })

  test('[2.5-6] the Evolution-listed games are there', () => {
    for (const name of ['AutoRoulette', 'Megaball', 'CrazyTime', 'DoubleBallRoulette', 'DragonTiger1'])
      expect(gameBySlug(`ezgevo-${name}`)).toMatchObject({ href: `/casino/ezgevo-${name}`, provider: 'evolution' })
  })

  test('[2.5-7] the Ezugi-listed games are there', () => {
    for (const name of ['thirtytwoCards', 'Baccarat', 'Blackjack', 'lucky7', 'sicbodice01', 'TeenPatti01', 'Roulette'])
      expect(gameBySlug(`ezg-${name}`)).toMatchObject({ href: `/casino/ezg-${name}`, provider: 'ezugi' })
  })

  test('[2.5-8] 24 Ezugi slots have a path, a numeric code, a display name and a cover', () => {
    const slots = gamesOf('slots')
    expect(slots).toHaveLength(24)
    for (const game of slots) {
      expect(slugOf(game)).toMatch(/^ezg(ne|rt)-\w+$/)
      expect(game.code).toMatch(/^\d+$/)
      expect(game.name).toMatch(/\w/)
      expect(game.cover.src).toMatch(/^covers\/slots\/ezg(ne|rt)-\w+\.svg$/)
    }
    for (const slug of [
      'ezgne-twinspin',
      'ezgne-gonzoquest',
      'ezgrt-Strike777',
      'ezgrt-GoldenTsar',
      'ezgrt-VikingsSlots',
    ])
      expect(gameBySlug(slug)?.href).toBe(`/casino/${slug}`)
  })

  test('[3-2] [3-3] a lobby and a code name one game; the codes of the specification are there', () => {
    expect(new Set(games.map(({ casino, code }) => `${casino} ${code}`)).size).toBe(games.length)
    for (const game of games) expect(gameByCode(game.provider, game.casino, game.code)).toBe(game)
    for (const code of ['1000148', '328000', '1100001', '101'])
      expect(games.filter((game) => game.casino === 'ezugi' && game.code === code)).toHaveLength(1)
    expect(gameByCode('spribe', 'spribe', 'none')).toBeNull()
    expect(gameBySlug('EZGRT-strike777')?.code).toBe('1100003')
  })

  test('[2.5-10] [3-4] every category has games and no game another', () => {
    expect([...gameCategories].sort()).toEqual(
      ['roulette', 'andarbahar', 'livecasino', 'slots', 'baccarat', 'blackjack', 'other', 'crash', 'vivo'].sort(),
    )
    expect(new Set(games.map(({ category }) => category))).toEqual(new Set(gameCategories))
  })

  test('[3-1] a game has the address of its launch page, another entry the address that it leads to', () => {
    for (const game of games) expect([game.href, 'redirectUrl' in game]).toEqual([targetOf(game), false])
    for (const entry of sportsEntries) expect([entry.redirectUrl, 'href' in entry]).toEqual([targetOf(entry), false])
  })

  test('[3-6] [3-7] [3-8] [3-11] every entry can be shown and left', () => {
    for (const game of [...games, ...sportsEntries]) {
      expect(game.homeUrl).toMatch(/^\/[a-z/]+$/)
      expect(game.imgUrl).toBe(game.cover.src)
      expect(game.plaBtn).toBe('/art/play.svg')
      for (const type of game.gameType) expect(['new', 'popular']).toContain(type)
    }
  })

  test('[3-9] [3-12] every entry says what its picture shows; no two have the same cover', () => {
    for (const { alt, cover } of [...games, ...sportsEntries]) {
      expect(alt).toMatch(/\w/)
      expect(cover).toEqual({ src: expect.stringMatching(/^covers\/[a-z]+\/[\w-]+\.svg$/), alt })
    }
    const covers = [...games, ...sportsEntries].map(({ cover }) => cover.src.toLowerCase())
    expect(new Set(covers).size).toBe(covers.length)
  })

  test('[3-10] an entry is called by its name, and by its alt when it has none', () => {
    for (const game of games) expect(nameOf(game)).toBe(game.name)
    for (const { name, ...entry } of sportsEntries) expect([name, nameOf(entry)]).toEqual([undefined, entry.alt])
  })
})

describe('providers', () => {
  test('[2.5-1] [3-5] the thirteen providers, kingmaker and aura have a page and at least five games', () => {
    expect(providers.map(({ code }) => code)).toEqual([...providerCodes, ...ownPageProviders])
    for (const { code } of providers) expect(gamesOf(code).length, code).toBeGreaterThanOrEqual(5)
    expect([...allLists].sort()).toEqual([...new Set(games.map(({ provider }) => provider))].sort())
    expect(listsOfProvider('ezugi')).toEqual(['ezugi', 'slots'])
    expect(providerByCode('PragmaticPlay')?.name).toBe('Pragmatic Play')
    expect(providerByCode('slots')).toBeNull()
  })

  test('[2.3-3] no provider code is a path of the server or a game', () => {
    for (const { code } of providers) {
      expect(serverPrefixes).not.toContain(code)
      expect(gameBySlug(code)).toBeNull()
    }
    for (const game of games) expect(providerByCode(slugOf(game)), slugOf(game)).toBeNull()
  })

  test('[3-13] a provider has its page, code, lobby, name and return address, and its games under their slugs', () => {
    expect(providerByCode('evolution')).toMatchObject({
      code: 'evolution',
      casino: 'ezugi',
      name: 'Evolution',
      homeUrl: '/casino/evolution',
    })
    for (const { code, homeUrl } of providers) {
      for (const game of gamesOf(code)) {
        expect(game.homeUrl).toBe(homeUrl)
        expect(gameBySlug(slugOf(game))).toBe(game)
      }
    }
  })

  test('[3-14] a provider has its page and its name', () => {
    for (const { homeUrl, name } of providers) {
      expect(homeUrl).toMatch(/^\/(casino\/)?[a-z]+$/)
      expect(name).toMatch(/\w/)
    }
  })
})

test('[2.5-11] the groups of the home page', () => {
  expect(homeGroups).toEqual(['popular', 'ezugi', 'evolution', 'spribe', 'aura', 'sports', 'providers'])
  for (const slug of popularSlugs) expect(gameBySlug(slug)?.gameType, slug).toContain('popular')
  for (const list of providerGroups) expect(gamesOf(list).length).toBeGreaterThanOrEqual(5)
  expect(sportsEntries.map(targetOf)).toEqual([
    '/exchange/Inplay',
    '/spmsports/cricket',
    '/spmsports/soccer',
    '/spmsports/tennis',
  ])
})

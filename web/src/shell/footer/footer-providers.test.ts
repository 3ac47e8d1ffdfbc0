import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ownPageProviders } from '@chaupar/games/catalogue/provider'
import { providers } from '@chaupar/games/catalogue/provider-index'
import { expect, test } from 'vitest'
import { footerProviders } from './footer-providers.ts'

test('[2.8-1] the footer has the providers of the catalogue, each with its page', () => {
  expect(footerProviders.map(({ code, name }) => ({ code, name }))).toEqual(
    providers.map(({ code, name }) => ({ code, name })),
  )
  for (const { code, to, forPlayers } of footerProviders) {
    expect(to).toBe(`/${code}`)
    expect(forPlayers).toBe(ownPageProviders.some((own) => own === code))
  }
})

test('[2.8-1] [3-14] every provider has its sign', () => {
  const art = join(import.meta.dirname, '../../../public/art')
  for (const { code } of providers) expect(existsSync(join(art, `sign-${code}.svg`)), code).toBe(true)
  expect(existsSync(join(art, 'play.svg'))).toBe(true)
  expect(providers).toHaveLength(15)
})

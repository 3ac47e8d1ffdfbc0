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

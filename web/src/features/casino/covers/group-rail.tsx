import { popularSlugs, type providerGroups } from '@chaupar/games/catalogue/home-groups'
import type { ListCode } from '@chaupar/games/catalogue/provider'
import { listOfSlug, providerByCode } from '@chaupar/games/catalogue/provider-index'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { useIsAuthenticated } from '../../../player/session-store.ts'
import { Glyph } from '../../../ui/basics/glyph.tsx'
import { gamesBySlug } from '../catalogue/game-filter.ts'
import { casino } from '../catalogue/queries.ts'
import { GameRail } from './game-rail.tsx'
import './group-rail.css'

/** A group of games of the home page (spec 2.5) with its heading; its games are loaded when it is drawn, and drawn in slices. */
export function GroupRail({ group }: { group: 'popular' | (typeof providerGroups)[number] }) {
  return group === 'popular' ? <Popular /> : <ProviderGroup code={group} />
}

const popularLists = [...new Set(popularSlugs.map(listOfSlug))].filter((list): list is ListCode => list !== null)

function Popular() {
  const player = useIsAuthenticated()
  const data = useDeferredValue(useQuery(casino.games(popularLists)).data)
  return (
    <GameRail
      title={<Trans>Popular</Trans>}
      games={data && gamesBySlug(data, popularSlugs)}
      aside={<AllLink to={player ? paths.gamesAll : paths.casinoLobby} />}
    />
  )
}

function ProviderGroup({ code }: { code: (typeof providerGroups)[number] }) {
  const player = useIsAuthenticated()
  const data = useDeferredValue(useQuery(casino.games([code])).data)
  const provider = providerByCode(code)
  if (!provider) return null
  // A guest has no page of Aura's own.
  const all = player ? provider.homeUrl : code === 'aura' ? null : paths.providerCode(code)
  return <GameRail title={provider.name} games={data} aside={all && <AllLink to={all} count={data?.length} />} />
}

function AllLink({ to, count }: { to: string; count?: number | undefined }) {
  const { t } = useLingui()
  return (
    <Link to={to} className="group-rail-all">
      {count === undefined ? t`All games` : t`All ${count}`}
      <Glyph name="chevron-right" />
    </Link>
  )
}

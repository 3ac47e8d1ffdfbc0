import type { HomeGroup } from '@chaupar/games/catalogue/home-groups'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { GroupRail } from '../../features/casino/covers/group-rail.tsx'
import { ProviderTiles } from './provider-tiles.tsx'
import { SportTiles } from './sport-tiles.tsx'
import './game-groups.css'

/** The groups of the home page (spec 2.5) in its order; on a wide screen the lists of two providers stand side by side. */
export function GameGroups({ jumps = false }: { jumps?: boolean }) {
  return (
    <>
      {jumps ? <Jumps /> : null}
      <Group name="popular">
        <GroupRail group="popular" />
      </Group>
      <div className="game-groups-pair">
        <Group name="ezugi">
          <GroupRail group="ezugi" />
        </Group>
        <Group name="evolution">
          <GroupRail group="evolution" />
        </Group>
      </div>
      <div className="game-groups-pair">
        <Group name="spribe">
          <GroupRail group="spribe" />
        </Group>
        <Group name="aura">
          <GroupRail group="aura" />
        </Group>
      </div>
      <Group name="sports">
        <SportTiles />
      </Group>
      <Group name="providers">
        <ProviderTiles />
      </Group>
    </>
  )
}

/** The place that a jump leads to. */
function Group({ name, children }: { name: HomeGroup; children: ReactNode }) {
  return (
    <div id={name} className="game-groups-group">
      {children}
    </div>
  )
}

/** Links to the groups below, which are more than a screen. */
function Jumps() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Game groups`} className="game-groups-jumps">
      <Link to="#popular">
        <Trans>Popular</Trans>
      </Link>
      <Link to="#ezugi">Ezugi</Link>
      <Link to="#evolution">Evolution</Link>
      <Link to="#spribe">Spribe</Link>
      <Link to="#aura">Aura</Link>
      <Link to="#sports">
        <Trans>Sports</Trans>
      </Link>
      <Link to="#providers">
        <Trans>Providers</Trans>
      </Link>
    </nav>
  )
}

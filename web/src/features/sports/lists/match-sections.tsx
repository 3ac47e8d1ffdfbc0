import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Glyph } from '../../../ui/basics/glyph.tsx'
import type { Match } from '../queries.ts'
import { sportOf } from '../sport-names.ts'
import { WaitingEntries } from './live-now.tsx'
import { haveDraw } from './match-columns.ts'
import type { MatchGroup, Section } from './match-groups.ts'
import { MatchRow } from './match-row.tsx'
import { PriceColumns } from './price-columns.tsx'
import './match-sections.css'

export type MatchSectionsProps = {
  sections: readonly Section[]
  /** The back price of each outcome alone, as a bookmaker lists them. */
  backsOnly: boolean
  /** Draws a match in the place of its row of prices. */
  drawMatch: ((match: Match, paused: boolean) => ReactNode) | undefined
  /** The prices are old and take no bet. */
  paused: boolean
  starred: readonly string[]
}

/** In play, today, upcoming or starting next; in each the matches by competition, or by sport. */
export function MatchSections({ sections, ...shared }: MatchSectionsProps) {
  const { t } = useLingui()
  const titles: Record<Section['when'], string> = {
    inplay: t`In play`,
    today: t`Today`,
    upcoming: t`Upcoming`,
    next: t`Starting next`,
  }
  return (
    <>
      {sections.map((section) => (
        <ListSection key={section.when} section={section} title={titles[section.when]} {...shared} />
      ))}
    </>
  )
}

type SectionProps = Omit<MatchSectionsProps, 'sections'> & { section: Section; title: string }

function ListSection({ section, title, ...shared }: SectionProps) {
  const draw = haveDraw(section.groups.flatMap(({ matches }) => matches))
  // A sport has a draw or has none, so that each has heads of its own where they stand apart.
  const bySport = section.groups.every(({ sportId, name }) => sportId !== null && name === null)
  return (
    <section
      className="match-section"
      data-when={section.when}
      data-price-columns={draw ? 3 : 2}
      aria-labelledby={`list-${section.when}`}
    >
      <header className="match-section-head" data-backs={shared.backsOnly || undefined}>
        <h2 id={`list-${section.when}`}>
          {title} {section.count === null ? null : <span className="tab-count">{section.count}</span>}
        </h2>
        {shared.drawMatch || bySport ? null : <PriceColumns draw={draw} backsOnly={shared.backsOnly} />}
      </header>
      {section.groups.map((group) => (
        <GroupBlock
          key={`${group.sportId} ${group.name}`}
          group={group}
          draw={bySport ? haveDraw(group.matches) : draw}
          headed={bySport}
          {...shared}
        />
      ))}
    </section>
  )
}

type BlockProps = Omit<MatchSectionsProps, 'sections'> & {
  group: MatchGroup
  draw: boolean
  /** Has the heads over its prices itself. */
  headed: boolean
}

function GroupBlock({ group, draw, headed, backsOnly, drawMatch, paused, starred }: BlockProps) {
  const { i18n } = useLingui()
  const { name, sportId, matches } = group
  const sport = sportId === null ? null : sportOf(sportId)
  return (
    <div className="match-section-group" data-outcomes={draw ? 3 : 2}>
      {sport ? (
        <div className="match-section-group-head">
          <Glyph name={sport.key} size={16} />
          <h3 className="truncate">{name ?? i18n._(sport.name)}</h3>
          {drawMatch || !headed ? null : <PriceColumns draw={draw} backsOnly={backsOnly} />}
        </div>
      ) : null}
      {drawMatch ? (
        matches.map((match) => drawMatch(match, paused))
      ) : (
        <ul className="match-entries">
          {matches.map((match) => (
            <MatchRow
              key={match.refMatchId}
              match={match}
              paused={paused}
              starred={starred.includes(match.refMatchId)}
              backsOnly={backsOnly}
              draw={draw}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/** Rows in their final size while the matches are on their way. */
export function WaitingMatches({ rows }: { rows: number }) {
  return (
    <div role="status" className="match-section">
      <span className="sr-only">
        <Trans>Loading</Trans>
      </span>
      <ul className="match-entries">
        <WaitingEntries rows={rows} />
      </ul>
    </div>
  )
}

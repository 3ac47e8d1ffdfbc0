import { Trans, useLingui } from '@lingui/react/macro'
import { Glyph } from '../../../ui/basics/glyph.tsx'
import { ListBoard } from '../pages/list-board.tsx'
import { sportKey } from '../sport-names.ts'
import { haveDraw } from './list-columns.ts'
import type { Competition, Section, When } from './match-groups.ts'
import { ListRow } from './match-row.tsx'

/** How a match is shown: best back and lay in a row, only backs (betby), or its whole first market (jetfair). */
export type ListLook = 'row' | 'backs' | 'board'

export type ListSectionsProps = {
  sections: readonly Section[]
  look: ListLook
  /** The prices are old and take no bet; `told` says so in words. */
  paused: boolean
  told: boolean
  starred: readonly string[]
}

/** In play, today, upcoming; in each the competitions with their matches. */
export function ListSections({ sections, told, ...shared }: ListSectionsProps) {
  const { t } = useLingui()
  const titles: Record<When, string> = { inplay: t`In play`, today: t`Today`, upcoming: t`Upcoming` }
  return (
    <>
      <div role="status" className="list-paused">
        {told ? <Trans>Prices paused</Trans> : null}
      </div>
      {sections.map((section) => (
        <ListSection key={section.when} section={section} title={titles[section.when]} {...shared} />
      ))}
    </>
  )
}

type SectionProps = Omit<ListSectionsProps, 'sections' | 'told'> & { section: Section; title: string }

function ListSection({ section, title, ...shared }: SectionProps) {
  const draw = haveDraw(section.competitions.flatMap(({ matches }) => matches))
  return (
    <section className="list-section" data-outcomes={draw ? 3 : 2} aria-labelledby={`list-${section.when}`}>
      <header className="list-section-head" data-backs={shared.look === 'backs' || undefined}>
        <h2 id={`list-${section.when}`}>
          {title} <span className="tab-count">{section.count}</span>
        </h2>
        {shared.look === 'board' ? null : (
          <div className="list-columns" aria-hidden="true">
            <span>1</span>
            {draw ? <span>X</span> : null}
            <span>2</span>
          </div>
        )}
      </header>
      {section.competitions.map((competition) => (
        <CompetitionBlock
          key={`${competition.sportId} ${competition.name}`}
          competition={competition}
          when={section.when}
          draw={draw}
          {...shared}
        />
      ))}
    </section>
  )
}

type BlockProps = Omit<ListSectionsProps, 'sections' | 'told'> & { competition: Competition; when: When; draw: boolean }

function CompetitionBlock({ competition, when, draw, look, paused, starred }: BlockProps) {
  const { name, sportId, matches } = competition
  return (
    <div className="list-competition-block">
      <h3 className="list-competition-head">
        <Glyph name={sportKey(sportId)} size={16} />
        <span className="truncate">{name}</span>
      </h3>
      {look === 'board' ? (
        matches.map((match) => <ListBoard key={match.refMatchId} match={match} paused={paused} />)
      ) : (
        <ul className="match-list">
          {matches.map((match) => (
            <ListRow
              key={match.refMatchId}
              match={match}
              when={when}
              paused={paused}
              starred={starred.includes(match.refMatchId)}
              backOnly={look === 'backs'}
              draw={draw}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

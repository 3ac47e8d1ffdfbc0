import type { ControlData } from '@chaupar/api/control-client'
import { groupBy } from '@chaupar/api/group-by'
import { useState } from 'react'
import { BrandMark } from '../../ui/basics/brand-mark.tsx'
import { controlPath, isLocked, refusalOfToken } from '../control/control.ts'
import { useRead } from '../control/use-control.ts'
import { clockDay, clockTime } from '../control/world-time.ts'
import { Panel, readProblem } from '../panel/panel.tsx'
import { ThemeButton } from '../theme-button.tsx'
import { TokenGate } from '../token-gate.tsx'
import { everything, type Filter, GalleryFilter, isShown } from './gallery-filter.tsx'
import { PictureView } from './picture-view.tsx'
import '../top-bar.css'
import './gallery-page.css'

type Gallery = ControlData<'listGallery'>
type Picture = Gallery['pictures'][number]

/** The pictures that `npm run gallery` took: by screen, each beside the accepted one. */
export function GalleryPage() {
  const gallery = useRead('listGallery', {})
  if (isLocked(gallery.error)) {
    return <TokenGate refusal={refusalOfToken(gallery.error)} onToken={() => void gallery.refetch()} />
  }
  return (
    <div className="console gallery-page">
      <header className="top-bar">
        <h1 className="top-bar-brand">
          <BrandMark size={24} /> Chaupar mock
        </h1>
        <span className="top-bar-end">
          <a className="top-bar-link" href={`${controlPath}/`}>
            Back to the console
          </a>
          <ThemeButton />
        </span>
      </header>
      <main>
        <Panel
          title="Gallery"
          note={gallery.data ? noteOf(gallery.data) : ''}
          command={{ op: 'listGallery', input: {} }}
        >
          {readProblem(gallery, 8)}
          {gallery.data ? <Contents gallery={gallery.data} /> : null}
        </Panel>
      </main>
    </div>
  )
}

function noteOf({ madeAt, pictures }: Gallery): string {
  if (madeAt === null) return 'none'
  const changed = pictures.filter(({ result }) => result === 'changed').length
  return `${pictures.length} pictures, ${changed} changed`
}

function Contents({ gallery: { madeAt, pictures } }: { gallery: Gallery }) {
  const [filter, setFilter] = useState<Filter>(everything)
  const [chosen, setChosen] = useState<string | null>(null)
  if (madeAt === null) {
    return (
      <p className="console-empty">
        There is no gallery here. <code>npm run gallery</code> takes the pictures, and{' '}
        <code>npm run gallery -- --accept</code> makes them the ones to compare with. Elsewhere than in the project's
        folder, GALLERY_DIR names the folder of the pictures.
      </p>
    )
  }
  const shown = pictures.filter((picture) => isShown(picture, filter))
  const picture = shown.find(({ name }) => name === chosen) ?? shown[0]
  return (
    <>
      <p className="console-hint">
        Made on {clockDay(madeAt)}, {clockTime(madeAt)}
      </p>
      <GalleryFilter pictures={pictures} filter={filter} onFilter={setFilter} />
      <div className="gallery-page-columns">
        <List pictures={shown} chosen={picture?.name} onChoose={setChosen} />
        {picture ? <PictureView key={picture.name} picture={picture} madeAt={madeAt} /> : null}
      </div>
    </>
  )
}

type ListProps = { pictures: readonly Picture[]; chosen: string | undefined; onChoose: (name: string) => void }

function List({ pictures, chosen, onChoose }: ListProps) {
  if (pictures.length === 0) return <p className="console-empty">No picture fits the filter.</p>
  return (
    // A list of hundreds of rows scrolls within itself, and is reached by the keyboard through its buttons.
    <nav className="gallery-page-list" aria-label="Pictures">
      {[...groupBy(pictures, ({ screen }) => screen)].map(([screen, ofScreen]) => (
        <section key={screen} aria-label={screen}>
          <h3>{screen}</h3>
          {ofScreen.map(({ name, state, width, height, language, theme, result }) => (
            <button
              key={name}
              type="button"
              className="console-row"
              aria-current={name === chosen ? 'true' : undefined}
              onClick={() => onChoose(name)}
            >
              <span>
                <b>{state}</b>{' '}
                <small>
                  {width} × {height} {language} {theme}
                </small>
              </span>
              {result === 'same' ? null : <em data-result={result}>{result}</em>}
            </button>
          ))}
        </section>
      ))}
    </nav>
  )
}

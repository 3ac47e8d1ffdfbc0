import { ExternalLink, Pause, Play } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useActions } from '../control/use-control.ts'
import { clockDay, exactTime, paceText } from '../control/world-time.ts'
import { Panel } from '../panel/panel.tsx'
import { appAddress, chooseByCookie } from '../worlds/world-address.ts'
import { freeName } from '../worlds/world-name.ts'
import type { Bundle, OpenFile } from './bundle-file.ts'
import { addressAt, momentsOf, rowIndexAt } from './moments.ts'
import { RecordedRows } from './recorded-rows.tsx'
import './bundle-view.css'

/** rrweb's player is large, and most visits of the console open no file. */
const PagePlayer = lazy(() => import('./page-player.tsx').then((module) => ({ default: module.PagePlayer })))

export type BundleViewProps = {
  file: OpenFile
  /** Of the worlds that live: none of them can be made again. */
  names: readonly string[]
  onChoose: (world: string) => void
  onClose: () => void
}

/** A fault out of a file: the page and the journal of one moment, under one slider; a world can be made of any moment. */
export function BundleView({ file, names, onChoose, onClose }: BundleViewProps) {
  const { fileName, bundle, whole } = file
  const { journal, screen, world } = bundle
  const actions = useActions()
  const moments = useMemo(() => momentsOf(bundle), [bundle])
  const [atMs, setAtMs] = useState(moments.lengthMs)
  const [index, setIndex] = useState(journal.length - 1)
  const [isPlaying, setIsPlaying] = useState(false)
  const [made, setMade] = useState<{ name: string; path: string } | null>(null)
  const row = journal[index]
  const path = screen === undefined ? '/' : addressAt(screen, atMs)
  const move = (to: number) => {
    setAtMs(to)
    setIndex(rowIndexAt(moments, to))
  }
  const choose = (chosen: number) => {
    setIsPlaying(false)
    setIndex(chosen)
    setAtMs(moments.rowsAt[chosen] ?? 0)
  }
  const open = (at?: number) => {
    const address = at === undefined && screen !== undefined ? addressAt(screen, moments.lengthMs) : path
    const input = { bundle: whole, name: freeName(world.name, names), ...(at === undefined ? {} : { at }) }
    const done = ({ name }: { name: string }) => {
      setMade({ name, path: address })
      onChoose(name)
    }
    actions.act('openBundle', input, done, { field: 'bundle', name: fileName })
  }
  const isBusy = actions.state === 'busy'
  return (
    <main className="bundle-view">
      <Panel
        title="What happened"
        note={fileName}
        actions={actions}
        command={{ op: 'openBundle', input: { bundle: {} }, file: { field: 'bundle', name: fileName } }}
      >
        <Facts bundle={bundle} />
        <div className="bundle-view-bar">
          {screen === undefined ? null : (
            <button
              type="button"
              className="console-button"
              onClick={() => {
                if (!isPlaying && atMs >= moments.lengthMs) move(0)
                setIsPlaying(!isPlaying)
              }}
            >
              {isPlaying ? <Pause size={14} aria-hidden="true" /> : <Play size={14} aria-hidden="true" />}
              {isPlaying ? 'Pause' : 'Play'}
            </button>
          )}
          <input
            type="range"
            aria-label="Moment"
            aria-valuetext={`${(atMs / 1000).toFixed(1)} s, ${row === undefined ? 'before the journal' : `row ${row.id}`}, ${path}`}
            min={0}
            max={Math.ceil(moments.lengthMs / 100) * 100}
            step={100}
            value={atMs}
            onChange={(event) => {
              setIsPlaying(false)
              move(Math.min(moments.lengthMs, event.target.valueAsNumber))
            }}
          />
          <output className="bundle-view-moment">
            <span className="console-mono">
              {(atMs / 1000).toFixed(1)} s of {(moments.lengthMs / 1000).toFixed(1)} s
            </span>{' '}
            {screen === undefined ? null : <b>{path}</b>}
          </output>
        </div>
        <div className="console-buttons">
          <button
            type="button"
            className="console-button"
            data-tone="main"
            disabled={isBusy || row === undefined}
            onClick={() => open(row?.id)}
          >
            Open here{row === undefined ? '' : `, after row ${row.id}`}
          </button>
          <button type="button" className="console-button" disabled={isBusy} onClick={() => open()}>
            Open as saved
          </button>
          <button type="button" className="console-button" onClick={onClose}>
            Close
          </button>
          {made === null ? null : <WorldLink {...made} />}
        </div>
        <div className="bundle-view-parts">
          {screen === undefined ? (
            <p className="console-empty">This file has no screen: it was saved by the console alone, or by a call.</p>
          ) : (
            <Suspense>
              <PagePlayer
                screen={screen}
                atMs={atMs}
                lengthMs={moments.lengthMs}
                isPlaying={isPlaying}
                onMove={move}
                onEnd={() => setIsPlaying(false)}
              />
            </Suspense>
          )}
          <RecordedRows rows={journal} world={world.name} index={index} onChoose={choose} />
        </div>
      </Panel>
    </main>
  )
}

/** The page in the world that was made, at the address of the moment. */
function WorldLink({ name, path }: { name: string; path: string }) {
  const address = appAddress(name, window.location)
  return (
    <a
      href={address === null ? path : new URL(path, address).href}
      target="_blank"
      rel="noopener"
      onClick={() => (address === null ? chooseByCookie(name) : undefined)}
    >
      {path} in {name} <ExternalLink size={15} aria-hidden="true" />
    </a>
  )
}

function Facts({ bundle: { savedAt, note, versions, world, shortened } }: { bundle: Bundle }) {
  const facts: readonly [name: string, value: ReactNode][] = [
    ['world', world.name],
    ['seed', world.seed],
    ['saved', `${clockDay(savedAt)}, ${exactTime(savedAt)}`],
    ['clock', paceText(world.clock)],
    ['network', world.network.profile],
    ['faults', world.faults.length === 0 ? 'none' : world.faults.map((fault) => JSON.stringify(fault)).join(' ')],
    [
      'versions',
      Object.entries(versions)
        .map(([name, version]) => `${name} ${version}`)
        .join(', '),
    ],
  ]
  return (
    <>
      <dl className="bundle-view-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note === undefined ? null : <p>{note}</p>}
      {shortened.map((sentence) => (
        <p key={sentence} className="console-note">
          {sentence}
        </p>
      ))}
    </>
  )
}

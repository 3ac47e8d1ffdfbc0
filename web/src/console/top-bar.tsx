import type { ControlData } from '@chaupar/api/control-client'
import { BookOpen, ExternalLink, Images } from 'lucide-react'
import { BrandMark } from '../ui/basics/brand-mark.tsx'
import { buttonClass } from '../ui/basics/button.tsx'
import { Tag } from '../ui/basics/tag.tsx'
import { controlBase, controlPath, controlToken } from './control/control.ts'
import { variablesOf } from './control/curl.ts'
import { CopyLine } from './panel/copy-line.tsx'
import { ThemeButton } from './theme-button.tsx'
import { appAddress, chooseByCookie } from './worlds/world-address.ts'
import './top-bar.css'

type World = ControlData<'readWorld'>

export type TopBarProps = {
  world: string
  chosen: World | undefined
  names: readonly string[]
  onChoose: (world: string) => void
}

/** Which world is steered, what it is made of, and the way into the app there. */
export function TopBar({ world, chosen, names, onChoose }: TopBarProps) {
  const address = appAddress(world, window.location)
  const variables = variablesOf({ base: controlBase(), token: controlToken() })
  const further = Math.max(0, (chosen?.scenarios.length ?? 1) - 1)
  return (
    <header className="top-bar">
      <h1 className="top-bar-brand">
        <BrandMark size={24} /> Chaupar mock
      </h1>
      <CopyLine
        className="top-bar-variables"
        shown={variables}
        whole={variables}
        noun="the variables of every command below"
      />
      <label className="top-bar-world">
        <span>World</span>
        <select value={world} onChange={(event) => onChoose(event.target.value)}>
          {names.includes(world) ? null : <option value={world}>{world}</option>}
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <a
        className={buttonClass('primary', false, 'top-bar-open-app')}
        href={address ?? '/'}
        target="_blank"
        rel="noopener"
        onClick={() => (address === null ? chooseByCookie(world) : undefined)}
      >
        Open the app in this world <ExternalLink size={15} aria-hidden="true" />
      </a>
      <dl className="top-bar-facts">
        <dt>scenario</dt>
        <dd>{chosen ? `${chosen.scenarios.at(-1) ?? 'none'}${further > 1 ? ` + ${further - 1}` : ''}` : '–'}</dd>
        <dt>seed</dt>
        <dd>{chosen ? (chosen.seed ?? 'secret') : '–'}</dd>
        <dt>ledger entries</dt>
        <dd>{chosen?.ledgerEntries.toLocaleString('en-IN') ?? '–'}</dd>
      </dl>
      <span className="top-bar-end">
        <a className="top-bar-link" href={`${controlPath}/docs`} title="API reference">
          <BookOpen size={15} aria-hidden="true" /> <span>API</span>
        </a>
        <a className="top-bar-link" href={`${controlPath}/gallery`} aria-label="Gallery">
          <Images size={15} aria-hidden="true" /> <span className="top-bar-word">Gallery</span>
        </a>
        <ThemeButton />
        <Tag tone="demo" title="Play money only">
          DEMO
        </Tag>
      </span>
    </header>
  )
}

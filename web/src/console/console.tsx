import type { ControlData } from '@chaupar/api/control-client'
import { useState } from 'react'
import { useMedia } from '../ui/basics/media.ts'
import { type Tab, Tabs } from '../ui/basics/tabs.tsx'
import { BackendPanel } from './backend/backend-panel.tsx'
import { BundleBar } from './bundle/bundle-bar.tsx'
import type { OpenFile } from './bundle/bundle-file.ts'
import { BundleView } from './bundle/bundle-view.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { isLocked, refusalOfToken } from './control/control.ts'
import { type Read, useRead } from './control/use-control.ts'
import { EventPanel } from './event-form/event-panel.tsx'
import { FaultPanel } from './faults/fault-panel.tsx'
import { NetworkPanel } from './faults/network-panel.tsx'
import { JournalPanel } from './journal/journal-panel.tsx'
import { MarketPanel } from './markets/market-panel.tsx'
import { ApprovalsPanel } from './players/approvals-panel.tsx'
import { BonusPanel } from './players/bonus-panel.tsx'
import { OtpPanel } from './players/otp-panel.tsx'
import { PlayerPanel } from './players/player-panel.tsx'
import { PushPanel } from './players/push-panel.tsx'
import { QuickPanel } from './quick-panel.tsx'
import { RoundsPanel } from './rounds/rounds-panel.tsx'
import { ScenarioPanel } from './scenarios/scenario-panel.tsx'
import { TokenGate } from './token-gate.tsx'
import { TopBar } from './top-bar.tsx'
import { ClockPanel } from './worlds/clock-panel.tsx'
import { InvariantsPanel } from './worlds/invariants-panel.tsx'
import { rememberWorld, startingWorld } from './worlds/world-address.ts'
import { WorldPanel } from './worlds/world-panel.tsx'
import './console.css'

type Part = 'situations' | 'journal' | 'market' | 'players'

const parts: readonly Tab<Part>[] = [
  { id: 'situations', label: 'Situations' },
  { id: 'journal', label: 'Journal' },
  { id: 'market', label: 'Market' },
  { id: 'players', label: 'Players' },
]

/** The QA console: one world at a time, everything that can be done to it, and the commands that do the same. */
export function Console() {
  const [world, setWorld] = useState(() => startingWorld(window.location))
  const [file, setFile] = useState<OpenFile | null>(null)
  const worlds = useRead('listWorlds', {}, { everyMs: 2000 })
  const choose = (name: string) => {
    setWorld(name)
    rememberWorld(name)
  }
  if (isLocked(worlds.error)) {
    return <TokenGate refusal={refusalOfToken(worlds.error)} onToken={() => void worlds.refetch()} />
  }
  const chosen = worlds.data?.find(({ name }) => name === world)
  const names = worlds.data?.map(({ name }) => name) ?? []
  return (
    <div className="console">
      <TopBar world={world} chosen={chosen} names={names} onChoose={choose} />
      <ConnectionNotice
        error={worlds.error}
        isGone={worlds.data !== undefined && !chosen}
        world={world}
        onDefault={() => choose('default')}
      />
      {file === null ? (
        <Panels world={world} chosen={chosen} worlds={worlds} onChoose={choose} onOpen={setFile} />
      ) : (
        <BundleView
          key={String(file.whole.checksum)}
          file={file}
          names={names}
          onChoose={choose}
          onClose={() => setFile(null)}
        />
      )}
    </div>
  )
}

type PanelsProps = {
  world: string
  chosen: ControlData<'readWorld'> | undefined
  worlds: Read<ControlData<'listWorlds'>>
  onChoose: (world: string) => void
  onOpen: (file: OpenFile) => void
}

/** Everything that can be done to the chosen world; on a narrow screen one part at a time. */
function Panels({ world, chosen, worlds, onChoose, onOpen }: PanelsProps) {
  const [part, setPart] = useState<Part>('situations')
  const isNarrow = useMedia('(max-width: 1179px)')
  const applied = chosen?.scenarios ?? []
  const shows = (one: Part) => !isNarrow || part === one
  const quick = (
    <QuickPanel key={`quick ${world}`} world={world} applied={applied}>
      <BundleBar world={world} onOpen={onOpen} />
    </QuickPanel>
  )
  return (
    <>
      {isNarrow ? null : quick}
      {isNarrow ? (
        <Tabs tabs={parts} selected={part} onSelect={setPart} label="Parts of the console" idPrefix="console" />
      ) : null}
      {/* Panels start empty in another world: half-filled forms are not carried over. The worlds' own panel stays, and
          with it what was done last. */}
      <main className="console-columns" {...(isNarrow ? { id: 'console-panel', role: 'tabpanel' } : {})}>
        {shows('situations') ? (
          <div className="console-column">
            {isNarrow ? quick : null}
            <WorldPanel world={world} worlds={worlds} onChoose={onChoose} />
            <ScenarioPanel key={`scenarios ${world}`} world={world} applied={applied} />
            <NetworkPanel key={`network ${world}`} world={world} />
            <FaultPanel key={`faults ${world}`} world={world} />
            <BackendPanel key={`backend ${world}`} world={world} />
          </div>
        ) : null}
        {shows('journal') ? (
          <div key={`journal ${world}`} className="console-column console-column-middle">
            <ClockPanel world={world} />
            <JournalPanel world={world} chosen={chosen} onChoose={onChoose} />
          </div>
        ) : null}
        {shows('market') || shows('players') ? (
          <div key={`market ${world}`} className="console-column">
            {shows('market') ? <MarketPanel world={world} /> : null}
            {shows('players') ? (
              <>
                <ApprovalsPanel world={world} />
                <PlayerPanel world={world} />
                <BonusPanel world={world} />
                <OtpPanel world={world} />
                <RoundsPanel world={world} />
                <PushPanel world={world} />
                <EventPanel world={world} />
                <InvariantsPanel world={world} />
              </>
            ) : null}
          </div>
        ) : null}
      </main>
    </>
  )
}

import { backdropFolder } from 'virtual:backdrops'
import type { ReelEvent } from '@chaupar/games/rules/reels/rounds'
import { Fragment, useMemo, useState } from 'react'
import type { FaceProps } from '../faces/face.ts'
import { BoardTable } from './board-table.tsx'
import { FreeCounter, FreePlate } from './free-spins.tsx'
import { PayPanel } from './pay-panel.tsx'
import { ReelCanvas } from './reel-canvas.tsx'
import type { ReelFamily } from './reel-family.ts'
import { sceneOf } from './scene.ts'
import { eventText, mostWins, roundText, type Wording } from './sentences.ts'
import { shownReels } from './shown-round.ts'
import { SidePanels } from './side-panels.tsx'
import { metals } from './symbols/frames.ts'
import { themeOf } from './symbols/themes.ts'
import { reelTexts } from './texts.ts'
import './reels.css'
import './plates.css'
import './lights.css'
import './frames.css'
import './backdrop.css'
import './side-panels.css'

/** The reels of a game with what they say: its name or the count of free spins above, what was won below. */
export function ReelsStage({ family, ...props }: FaceProps<ReelEvent> & { family: ReelFamily }) {
  const { gameId, variant, title, theme: named, language, phase, isStill, round, past, stakePaise } = props
  const t = reelTexts[language]
  const isStaking = phase === 'staking'
  const theme = useMemo(() => themeOf(named), [named])
  const shownRound = useMemo(() => shownReels(round), [round])
  const scene = useMemo(() => sceneOf(shownRound, family, isStaking), [shownRound, family, isStaking])
  const [isOpen, setOpen] = useState(false)
  const wording: Wording = { language, theme, stakePaise: round?.stakePaise ?? stakePaise }
  const { free } = shownRound
  const [light, body, deep] = metals[theme.metal]
  const isCounting = free !== null && free.spin > 0 && !isStaking
  const line = isStaking
    ? ''
    : round === null
      ? family.intro[language]
      : roundText(shownRound, round, wording, mostWins) || eventText(shownRound, wording, mostWins)
  // What the plate on the reels says is not written twice.
  const isOnPlate = free?.isOver === true && !isStaking
  return (
    <div
      className="reels"
      data-light={theme.light}
      data-ornament={theme.ornament}
      data-reels={family.columns}
      data-free={isCounting}
      style={{
        '--reels-metal-light': light,
        '--reels-metal': body,
        '--reels-metal-dark': deep,
        '--reels-backdrop': `url("${backdropFolder}/${encodeURIComponent(gameId)}.svg")`,
      }}
    >
      <div className="reels-head">
        {isCounting ? (
          <FreeCounter shownRound={shownRound} times={family.freeTimes?.(variant) ?? 1} wording={wording} />
        ) : (
          <p className="reels-name" aria-hidden="true">
            {title}
          </p>
        )}
      </div>
      <div className="reels-cabinet">
        <div className="reels-window">
          <ReelCanvas scene={scene} theme={theme} isStill={isStill} />
          {isStaking ? null : <FreePlate shownRound={shownRound} wording={wording} />}
        </div>
        <BoardTable board={scene.board} wording={wording} />
      </div>
      <div className="reels-foot">
        <p className={isOnPlate ? 'reels-line only-spoken' : 'reels-line'}>
          {line.split(' · ').map((part, at) => (
            <Fragment key={part}>
              {at === 0 ? '' : ' · '}
              <span>{part}</span>
            </Fragment>
          ))}
        </p>
        <button type="button" className="reels-pays" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t.pays}
        </button>
      </div>
      <SidePanels load={() => family.load(variant)} wording={{ language, theme, stakePaise }} past={past ?? []} />
      {isOpen ? (
        <PayPanel
          load={() => family.load(variant)}
          wording={{ language, theme, stakePaise }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  )
}

import { tolerateMovedNodes } from '@chaupar/api/moved-nodes'
import { createRoot } from 'react-dom/client'
import { loadFace } from './faces/load-face.ts'
import { readLaunch } from './rgs/launch.ts'
import { rgsClient } from './rgs/rgs-client.ts'
import { roundMachine } from './round/round-machine.ts'
import type { Seams } from './round/rounds-store.ts'
import { FailureBoundary } from './shell/failure-boundary.tsx'
import { GameApp } from './shell/game-app.tsx'
import { NoGame, postToSite } from './shell/game-over.tsx'
import { GameProvider } from './shell/game-store.tsx'
import './styles/index.css'

/** The browser's own clock and preferences. */
const browserSeams: Seams = {
  nowMs: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  isStill: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  loadFace,
  onOver: () => postToSite({ type: 'game:session-ended' }),
  onFailed: () => postToSite({ type: 'game:failed' }),
  onWinHeld: () => postToSite({ type: 'game:holds-win' }),
  onWinShown: () => postToSite({ type: 'game:shows-win' }),
}

const place = document.getElementById('game')
if (place === null) throw new Error('index.html has no #game')
const launch = readLaunch(location)
tolerateMovedNodes()
const page = createRoot(place)
if (launch === null) {
  page.render(<NoGame />)
  postToSite({ type: 'game:failed' })
} else {
  const rgs = rgsClient(launch)
  const machine = roundMachine(rgs, browserSeams)
  page.render(
    <GameProvider launch={launch} rgs={rgs} machine={machine}>
      <FailureBoundary>
        <GameApp />
      </FailureBoundary>
    </GameProvider>,
  )
  void machine.begin()
  postToSite({ type: 'game:ready' })
}

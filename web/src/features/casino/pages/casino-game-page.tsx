import { useParams } from 'react-router-dom'
import { GamePage } from '../game/game-page.tsx'

/** /casino/{casinoslug}/{gameslug}: the launch page of a game whose slug has two parts (spec 2.4). */
export function CasinoGamePage() {
  const { casinoslug = '', gameslug = '' } = useParams()
  return <GamePage slug={`${casinoslug}/${gameslug}`} />
}

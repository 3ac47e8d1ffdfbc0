import { useLingui } from '@lingui/react/macro'
import { Navigate, useParams } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { SportLinks } from '../frame/sport-links.tsx'
import { SportsFrame } from '../frame/sports-frame.tsx'
import { SportsList } from '../lists/match-list.tsx'
import { sportList } from '../sport-names.ts'

/** /spmsports/{category}: one sport (spec 2.4); a category that does not exist leads to `/` (spec 2.1). */
export function SpmSportsPage() {
  const { i18n } = useLingui()
  const { category = '' } = useParams()
  const sport = sportList.find(({ key }) => key === category.toLowerCase())
  if (!sport) return <Navigate to={paths.landing} replace />
  return (
    <SportsFrame matchId={null}>
      <SportLinks />
      <SportsList key={sport.key} title={i18n._(sport.name)} sportId={sport.id} />
    </SportsFrame>
  )
}

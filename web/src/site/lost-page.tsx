import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '../config/paths.ts'
import { keepLostAddress } from './lost-address.ts'

/**
 * The page of an unknown address or category: redirects to `/` (spec 2.1), from where a signed-in player reaches /home. The
 * toast about it comes with that page (app/route-frame.tsx).
 */
export function LostPage() {
  const { pathname } = useLocation()
  useEffect(() => keepLostAddress(pathname), [pathname])
  return <Navigate to={paths.landing} replace />
}

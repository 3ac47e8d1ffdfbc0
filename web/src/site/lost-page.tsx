import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '../config/paths.ts'
import { toast } from '../ui/toasts/toast.ts'

/**
 * The page of an unknown address or category: redirects to `/` (spec 2.1), from where a signed-in player reaches /home, and
 * shows a toast.
 */
export function LostPage() {
  const { t } = useLingui()
  const text = t`This page does not exist`
  useEffect(() => {
    toast('info', text)
  }, [text])
  return <Navigate to={paths.landing} replace />
}

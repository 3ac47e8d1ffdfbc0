import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '../config/paths.ts'
import { toast } from '../ui/toasts/toast.ts'

/**
 * What stands at an address of no page, or of a category that does not exist: it leads to `/` (spec 2.1), from where a player
 * goes on to his home, and says that it did.
 */
export function LostPage() {
  const { t } = useLingui()
  const told = t`This page does not exist`
  useEffect(() => {
    toast('info', told)
  }, [told])
  return <Navigate to={paths.landing} replace />
}

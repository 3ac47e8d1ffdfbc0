import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { query } from '../../api/query.ts'
import { useSession } from '../../player/session-store.ts'
import { IconButton } from '../../ui/basics/icon-button.tsx'
import { lazyPart } from '../../ui/states/lazy-part.tsx'
import { notificationsOf, unseenCount } from './notification-rules.ts'
import { useSeenUntil } from './notifications-seen.ts'
import './notifications.css'

const NotificationsPanel = lazyPart(() => import('./notifications-panel.tsx').then((chunk) => chunk.NotificationsPanel))

/** More than these are no longer counted out. */
const most = 9

/** Opens the player's notifications; says how many are new, in its name as on its badge. */
export function NotificationBell({ className }: { className?: string }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const player = useSession(({ user }) => user?.mstruserid ?? user?.mobileno ?? '')
  const seenUntil = useSeenUntil(player)
  // Loaded at login and after each push (app/live.ts); only read here.
  const { data = [] } = useQuery({ ...query('listNotifications'), select: notificationsOf, enabled: false })
  const count = unseenCount(data, seenUntil)
  const news =
    count > most ? t`Notifications, 9+ new` : t`Notifications, ${plural(count, { one: '# new', other: '# new' })}`
  return (
    <>
      <IconButton
        label={count === 0 ? t`Notifications` : news}
        icon={
          <span className="bell">
            <Bell size={21} aria-hidden="true" />
            {count > 0 ? <b aria-hidden="true">{count > most ? '9+' : count}</b> : null}
          </span>
        }
        {...(className === undefined ? {} : { className })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open ? <NotificationsPanel player={player} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

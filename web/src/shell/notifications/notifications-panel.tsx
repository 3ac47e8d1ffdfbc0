import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { query } from '../../api/query.ts'
import { AlertSettings } from '../../features/sports/alerts/alert-settings.tsx'
import { formatDateTime, formatTime } from '../../lib/dates.ts'
import { SidePanel } from '../../ui/overlays/side-panel.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Loaded } from '../../ui/states/loaded.tsx'
import type { ToastKind } from '../../ui/toasts/toast.ts'
import { useToastLog } from '../../ui/toasts/toast-log-store.ts'
import { type Notification, newestTime, notificationsOf, ownToasts } from './notification-rules.ts'
import { toastOf } from './notification-text.ts'
import { storeSeenUntil } from './notifications-seen.ts'
import './notifications.css'

const icons = { success: CircleCheck, error: CircleAlert, info: Info, warning: TriangleAlert } as const

/** Messages of the operator to the player, and the toasts of this visit. */
export function NotificationsPanel({ player, onClose }: { player: number | string; onClose: () => void }) {
  const { t } = useLingui()
  const toasts = useToastLog((log) => log.toasts)
  const listed = useQuery({ ...query('listNotifications'), select: notificationsOf })
  const { data } = listed
  useEffect(() => {
    if (data && data.length > 0) storeSeenUntil(player, newestTime(data))
  }, [data, player])
  const own = ownToasts(toasts, data ?? [])
  return (
    <SidePanel open onClose={onClose} title={t`Notifications`}>
      <AlertSettings />
      {own.length > 0 ? (
        <section className="notices" aria-labelledby="notices-visit">
          <h2 id="notices-visit">
            <Trans>This visit</Trans>
          </h2>
          <ul>
            {own.map(({ id, kind, text, at }) => (
              <Notice key={id} kind={kind} title={text} time={formatTime(new Date(at).toISOString())} />
            ))}
          </ul>
        </section>
      ) : null}
      <section className="notices" aria-labelledby="notices-operator">
        <h2 id="notices-operator">
          <Trans>From the operator</Trans>
        </h2>
        <Loaded of={listed} failed={<Trans>We could not load your notifications</Trans>}>
          {(notifications) => <Listed notifications={notifications} />}
        </Loaded>
      </section>
    </SidePanel>
  )
}

function Listed({ notifications }: { notifications: readonly Notification[] }) {
  if (notifications.length === 0) {
    return (
      <EmptyState title={<Trans>No notifications</Trans>}>
        <Trans>News about your bets, deposits, withdrawals, documents and bonuses appears here.</Trans>
      </EmptyState>
    )
  }
  return (
    <ul>
      {notifications.map((notification) => {
        const { id, title, message, createdAt } = notification
        const parts = [title, message].filter((part) => part.trim() !== '')
        return (
          <Notice
            key={id}
            kind={toastOf(notification).kind}
            title={parts[0] ?? <Trans>Something went wrong</Trans>}
            text={parts[1]}
            time={formatDateTime(createdAt)}
          />
        )
      })}
    </ul>
  )
}

type NoticeProps = { kind: ToastKind; title: ReactNode; text?: string | undefined; time: string }

function Notice({ kind, title, text, time }: NoticeProps) {
  const { t } = useLingui()
  const Icon = icons[kind]
  const names = { success: t`Success`, error: t`Error`, info: t`Information`, warning: t`Warning` }
  return (
    <li className="notice" data-kind={kind}>
      <Icon size={19} role="img" aria-label={names[kind]} />
      <div className="notification-text">
        <p className="notice-title">{title}</p>
        {text ? <p>{text}</p> : null}
        <p className="notice-time">{time}</p>
      </div>
    </li>
  )
}

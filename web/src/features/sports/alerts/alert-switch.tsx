import { type ReactNode, useEffect, useState } from 'react'
import { useOnline } from '../../../ui/states/online.ts'
import './alerts.css'

type AlertSwitchProps = { checked: boolean; busy: boolean; onChange: (on: boolean) => void; children: ReactNode }

/**
 * A switch that holds at once, and goes back when its request is refused. While a request is on the way it does not turn, but keeps the
 * focus.
 */
export function AlertSwitch({ checked, busy, onChange, children }: AlertSwitchProps) {
  const online = useOnline()
  const [wanted, setWanted] = useState<boolean | null>(null)
  useEffect(() => {
    if (!busy) setWanted(null)
  }, [busy])
  const turn = (on: boolean) => {
    if (busy) return
    setWanted(on)
    onChange(on)
  }
  return (
    <label className="alert-switch">
      <input
        type="checkbox"
        checked={wanted ?? checked}
        disabled={!online}
        onChange={(event) => turn(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  )
}

import { useEffect, useState } from 'react'
import type { FieldValues, UseFormWatch } from 'react-hook-form'
import type { Refusal } from '../../../player/refusal.tsx'

/** The server's refusal, shown beside its field until the player changes the value; `setRefusal(null)` clears it. */
export function useRefusal<Values extends FieldValues>(watch: UseFormWatch<Values>) {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  useEffect(() => {
    const watching = watch(() => setRefusal(null))
    return () => watching.unsubscribe()
  }, [watch])
  return { refusal, setRefusal }
}

/** Whether it is the code that was refused: its field is marked. */
export function isAboutCode({ code }: Refusal): boolean {
  return code === 'otp_wrong' || code === 'otp_expired' || code === 'otp_locked'
}

import { useLingui } from '@lingui/react/macro'
import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { loadChunk } from '../../lib/load-chunk.ts'
import { toast } from '../toasts/toast.ts'

/** A part that was opened: when it cannot be loaded or shown, a toast says so and it closes. */
type OpenedPart = { onClose: () => void; failed?: undefined }

/** A part that stands in the page: when it cannot be loaded or shown, this stands in its place. */
type StandingPart = { failed: (retry: () => void) => ReactNode; onClose?: undefined }

/** `waiting` stands there until the part has come. */
type PartProps = { waiting?: ReactNode } & (OpenedPart | StandingPart)

/**
 * A part of the frame in a chunk of its own. Unlike React.lazy it never takes the page along when the chunk does not come,
 * and each time it is opened after a failure, and when the network is back, the import is tried again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | undefined
  // biome-ignore lint/correctness/noComponentHookFactories: like React.lazy, called once for each part, outside of components
  return function LazyPart(props: Props & PartProps) {
    const { t } = useLingui()
    const [lost, setLost] = useState(false)
    const [tries, setTries] = useState(0)
    const { onClose, failed } = props
    const fail = () => {
      setLost(true)
      if (!onClose) return
      toast('error', navigator.onLine ? t`This page could not be loaded` : t`You are offline`)
      onClose()
    }
    const again = () => {
      setLost(false)
      setTries((before) => before + 1)
    }
    const retry = () => {
      // The browser remembers a failed import as long as the page stands; without a network nothing would be left of the page.
      if (!Part && navigator.onLine) location.reload()
      else again()
    }
    const drawn = Part
    // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try
    useEffect(() => {
      if (drawn) return
      // It was loaded for another place after this one was drawn.
      if (Part) return again()
      let gone = false
      void loadChunk(load).then(
        (loaded) => {
          Part = loaded
          if (!gone) again()
        },
        () => gone || fail(),
      )
      if (!onClose) window.addEventListener('online', again)
      return () => {
        gone = true
        window.removeEventListener('online', again)
      }
    }, [tries])
    if (lost) return failed?.(retry)
    return Part ? (
      <PartBoundary onFailure={fail}>
        <Part {...props} />
      </PartBoundary>
    ) : (
      props.waiting
    )
  }
}

/** A part that breaks goes; the page stays. */
class PartBoundary extends Component<{ onFailure: () => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFailure()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}

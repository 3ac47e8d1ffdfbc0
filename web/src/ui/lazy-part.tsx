import { useLingui } from '@lingui/react/macro'
import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { loadChunk } from '../lib/load-chunk.ts'
import { toast } from './toast.ts'

type PartProps = {
  /** What stands there until the part has come. */
  waiting?: ReactNode
  /** Closes the part: called, with a toast, when it cannot be loaded or shown. Without it the part waits for the network. */
  onClose?: () => void
}

/**
 * A part of the frame in a chunk of its own. Unlike React.lazy it never takes the page along when the chunk does not come,
 * and each time it is opened after a failure the import is tried anew.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | undefined
  // biome-ignore lint/correctness/noComponentHookFactories: like React.lazy, called once for each part, outside of components
  return function LazyPart(props: Props & PartProps) {
    const { t } = useLingui()
    const [, redraw] = useState(0)
    const { onClose } = props
    const fail = () => {
      if (!onClose) return
      toast('error', navigator.onLine ? t`This page could not be loaded` : t`You are offline`)
      onClose()
    }
    // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
    useEffect(() => {
      let gone = false
      const start = () =>
        void loadChunk(load).then(
          (loaded) => {
            Part = loaded
            if (!gone) redraw((drawn) => drawn + 1)
          },
          () => gone || fail(),
        )
      if (Part) return
      start()
      if (!onClose) window.addEventListener('online', start)
      return () => {
        gone = true
        window.removeEventListener('online', start)
      }
    }, [])
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

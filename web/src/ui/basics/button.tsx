import { Trans } from '@lingui/react/macro'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Spinner } from '../states/loading.tsx'
import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant
  /** A request of this button is in flight: it reads 'Submitting...' and is disabled (spec 4). */
  busy?: boolean
  large?: boolean
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

/** A button; `primary` (marigold) is the one thing to do on a screen. */
export function Button({
  variant = 'secondary',
  busy = false,
  large = false,
  className,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      className={buttonClass(variant, large, className)}
    >
      {busy ? (
        <>
          <Spinner />
          <Trans>Submitting...</Trans>
        </>
      ) : (
        rest.children
      )}
    </button>
  )
}

/** The look of a button for links that stand beside buttons. */
export function buttonClass(variant: ButtonVariant, large = false, className?: string): string {
  return classNames('btn', `btn-${variant}`, large && 'btn-large', className)
}

import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> & {
  /** The accessible name and the tooltip. */
  label: string
  icon: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A button that is only a picture: 44 px on the phone, 40 on the desktop, always named. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} {...rest} aria-label={label} className={classNames('icon-btn', className)}>
      {icon}
    </button>
  )
}

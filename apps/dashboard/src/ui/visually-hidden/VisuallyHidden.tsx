import type { ComponentPropsWithRef } from 'react'

/** For ears only. */
export function VisuallyHidden({ children, ...rest }: ComponentPropsWithRef<'span'>) {
  return (
    <span {...rest} className="visually-hidden">
      {children}
    </span>
  )
}

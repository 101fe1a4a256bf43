import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names.ts'
import type { IconName } from '../icon/icon-glyphs.ts'
import { Icon } from '../icon/Icon.tsx'
import styles from './Button.module.css'

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary` for the main action of a screen; `link` looks like text. */
  readonly variant?: 'primary' | 'outline' | 'quiet' | 'danger' | 'link'
  readonly icon?: IconName
}

/** A button with a visible label. Its default type is `button`, so it does not submit forms. */
export function Button({
  variant = 'outline',
  icon,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={classNames(styles['button'], className)}
      data-variant={variant}
      {...rest}
    >
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  )
}

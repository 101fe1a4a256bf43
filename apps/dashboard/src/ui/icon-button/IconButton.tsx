import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names.ts'
import type { IconName } from '../icon/icon-glyphs.ts'
import { Icon } from '../icon/Icon.tsx'
import styles from './IconButton.module.css'

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  /** The accessible name, also shown as a tooltip. */
  readonly label: string
  readonly icon: IconName
  readonly isFilled?: boolean
  readonly iconSize?: number
}

/** A square button with an icon only. */
export function IconButton({
  label,
  icon,
  isFilled = false,
  iconSize,
  type = 'button',
  className,
  title = label,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      className={classNames(styles['iconButton'], className)}
      aria-label={label}
      title={title}
      {...rest}
    >
      <Icon
        name={icon}
        isFilled={isFilled}
        {...(iconSize === undefined ? undefined : { size: iconSize })}
      />
    </button>
  )
}

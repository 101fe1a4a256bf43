import type { ComponentPropsWithRef } from 'react'
import type { IconName } from '../../ui/icon/icon-glyphs.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './StatusActions.module.css'

interface ActionButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  readonly label: string
  readonly icon: IconName
  /** Which of the actions with a colour of their own. */
  readonly kind?: 'boost' | 'favourite' | 'bookmark'
  /** Left out for a button that holds no state. */
  readonly isPressed?: boolean
  readonly isDisabled?: boolean
  /** Already worded; empty for none. */
  readonly count?: string
}

/** A picture, and how many did the same. */
export function ActionButton({
  label,
  icon,
  kind,
  isPressed,
  isDisabled = false,
  count = '',
  ...rest
}: ActionButtonProps) {
  return (
    <button
      type="button"
      className={styles['action']}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      data-kind={kind}
      disabled={isDisabled}
      {...rest}
    >
      <Icon name={icon} isFilled={isPressed === true && kind !== 'boost'} />
      {count !== '' && <span>{count}</span>}
    </button>
  )
}

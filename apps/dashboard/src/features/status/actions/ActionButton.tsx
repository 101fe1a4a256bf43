import { useState, type ComponentPropsWithRef } from 'react'
import type { IconName } from '../../../ui/icon/icon-glyphs.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
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
  const isFresh = useIsFresh(isPressed)

  return (
    <button
      type="button"
      className={styles['action']}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      data-kind={kind}
      data-fresh={isFresh || undefined}
      disabled={isDisabled}
      {...rest}
    >
      <Icon name={icon} isFilled={isPressed === true && kind !== 'boost'} />
      {count !== '' && <span>{count}</span>}
    </button>
  )
}

/** Whether a state has changed since it was first seen: what a row brings with it is no news. */
function useIsFresh(isPressed: boolean | undefined): boolean {
  const [seen, setSeen] = useState({ isPressed, isFresh: false })
  if (seen.isPressed === isPressed) return seen.isFresh
  setSeen({ isPressed, isFresh: true })
  return true
}

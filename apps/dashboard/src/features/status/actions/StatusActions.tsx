import { useLingui } from '@lingui/react/macro'
import { type ComponentPropsWithRef, type MouseEvent, useEffect, useRef, useState } from 'react'
import { lazyModule } from '../../../lib/lazy-module.ts'
import type { IconName } from '../../../ui/icon/icon-glyphs.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { LazyMenu } from '../../../ui/menu/LazyMenu.tsx'
import { getMenuTriggerProps } from '../../../ui/menu/menu-trigger.ts'
import { usePopover } from '../../../ui/popover/use-popover.ts'
import { ROW_BUTTONS } from './row-buttons.ts'
import { type RowMenu, setRowMenu } from './row-menu-registry.ts'
import styles from './StatusActions.module.css'

interface StatusActionsProps extends RowMenu {
  readonly showsReplyCount: boolean
}

/** The action buttons of a post. Counts are next to the accessible names, not part of them. */
export function StatusActions(props: StatusActionsProps) {
  const { i18n } = useLingui()
  const { status, actions } = props
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const row = box.current?.closest('article')
    if (row != null) setRowMenu(row, props)
  })

  return (
    <div ref={box} className={styles['actions']}>
      {ROW_BUTTONS.map(({ id, label, icon, isPressed, isAvailable, isAlwaysShown, count }) => {
        const canRun = isAvailable?.(props) !== false
        return (
          (canRun || isAlwaysShown === true) && (
            <ActionButton
              key={id}
              label={i18n._(label)}
              icon={icon}
              kind={id}
              isPressed={isPressed?.(status)}
              isDisabled={!canRun}
              count={count?.({ ...props, locale: i18n.locale })}
              onClick={(event: MouseEvent) => actions.run(id, { skipsQuestion: event.shiftKey })}
            />
          )
        )
      })}
      <StatusMenu {...props} />
    </div>
  )
}

const menu = lazyModule(async () => (await import('./OpenStatusMenu.tsx')).OpenStatusMenu)

/** The More button, which opens the other actions of a post. */
function StatusMenu(props: RowMenu) {
  const { t } = useLingui()
  const popover = usePopover()

  return (
    <>
      <ActionButton label={t`More`} icon="more" {...getMenuTriggerProps(popover)} />
      {popover.isOpen && <LazyMenu popover={popover} module={menu} props={props} />}
    </>
  )
}

interface ActionButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  readonly label: string
  readonly icon: IconName
  /** The id of the action: some have a colour of their own. */
  readonly kind?: string
  /** Undefined for a button without a pressed state. */
  readonly isPressed?: boolean | undefined
  readonly isDisabled?: boolean
  /** The formatted count; empty for none. */
  readonly count?: string | undefined
}

/** An icon and a count. */
export function ActionButton({
  label,
  icon,
  kind,
  isPressed,
  isDisabled = false,
  count = '',
  ...rest
}: ActionButtonProps) {
  const isFresh = useHasChanged(isPressed)

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

/** Whether a state has changed since it was mounted. The initial state is not animated. */
function useHasChanged(isPressed: boolean | undefined): boolean {
  const [seen, setSeen] = useState({ isPressed, isFresh: false })
  if (seen.isPressed === isPressed) return seen.isFresh
  setSeen({ isPressed, isFresh: true })
  return true
}

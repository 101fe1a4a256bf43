import { useLingui } from '@lingui/react/macro'
import { type ComponentPropsWithRef, type MouseEvent, useEffect, useRef, useState } from 'react'
import type { AccountId, StatusRecord } from '@colonnade/domain/entities'
import { canBoost, replyCountLabel } from '@colonnade/domain/status'
import { lazyModule } from '../../../lib/lazy-module.ts'
import { compactNumber } from '../../../ui/count/compact-number.ts'
import type { IconName } from '../../../ui/icon/icon-glyphs.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { LazyMenu } from '../../../ui/menu/LazyMenu.tsx'
import { menuTrigger } from '../../../ui/menu/menu-trigger.ts'
import { usePopover } from '../../../ui/popover/use-popover.ts'
import type { RowOffers } from '../row/row-options.ts'
import type { RowActions } from './row-actions.ts'
import { setRowMenu, type StatusMenuProps } from './row-menus.ts'
import styles from './StatusActions.module.css'

interface StatusActionsProps {
  readonly status: StatusRecord
  readonly acct: string
  readonly me: AccountId
  readonly showsReplyCount: boolean
  readonly staffOrigin: string | null
  readonly offers: RowOffers
  readonly actions: RowActions
}

/** What can be done with a post. Counts stand beside the names, not in them. */
export function StatusActions(props: StatusActionsProps) {
  const { t, i18n } = useLingui()
  const { status, me, offers, actions } = props
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const row = box.current?.closest('article')
    if (row != null) setRowMenu(row, props)
  })

  const count = (value: number) => (value > 0 ? compactNumber(value, i18n.locale) : '')

  return (
    <div ref={box} className={styles['actions']}>
      <ActionButton
        label={t`Reply`}
        icon="reply"
        count={props.showsReplyCount ? replyCountLabel(status.replies_count) : ''}
        onClick={actions.reply}
      />
      <ActionButton
        label={t`Boost`}
        icon="boost"
        kind="boost"
        isPressed={status.reblogged}
        isDisabled={!canBoost(status, me)}
        count={count(status.reblogs_count)}
        onClick={(event: MouseEvent) => {
          actions.boost(event.shiftKey)
        }}
      />
      <ActionButton
        label={t`Favourite`}
        icon="star"
        kind="favourite"
        isPressed={status.favourited}
        count={count(status.favourites_count)}
        onClick={(event: MouseEvent) => {
          actions.favourite(event.shiftKey)
        }}
      />
      {offers.bookmarks && (
        <ActionButton
          label={t`Bookmark`}
          icon="bookmark"
          kind="bookmark"
          isPressed={status.bookmarked}
          count=""
          onClick={actions.bookmark}
        />
      )}
      <StatusMenu
        status={status}
        acct={props.acct}
        me={me}
        staffOrigin={props.staffOrigin}
        offers={offers}
        actions={actions}
      />
    </div>
  )
}

const menu = lazyModule(async () => (await import('./OpenStatusMenu.tsx')).OpenStatusMenu)

/** The rest of what can be done with a post. */
function StatusMenu(props: StatusMenuProps) {
  const { t } = useLingui()
  const popover = usePopover()

  return (
    <>
      <ActionButton label={t`More`} icon="more" {...menuTrigger(popover)} />
      {popover.isOpen && <LazyMenu popover={popover} module={menu} props={props} />}
    </>
  )
}

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

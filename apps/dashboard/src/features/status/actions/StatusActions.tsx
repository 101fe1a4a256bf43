import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, useEffect, useRef } from 'react'
import type { AccountId, StatusRecord } from '@colonnade/domain/entities'
import { canBoost, replyCountLabel } from '@colonnade/domain/status'
import { compactNumber } from '../../../ui/count/compact-number.ts'
import { latePart } from '../../../ui/later/late-part.ts'
import { LateMenu } from '../../../ui/menu/LateMenu.tsx'
import { menuTrigger } from '../../../ui/menu/menu-trigger.ts'
import { usePopover } from '../../../ui/popover/use-popover.ts'
import type { RowOffers } from '../row/row-options.ts'
import { ActionButton } from './ActionButton.tsx'
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

const menu = latePart(async () => (await import('./OpenStatusMenu.tsx')).OpenStatusMenu)

/** The rest of what can be done with a post. */
function StatusMenu(props: StatusMenuProps) {
  const { t } = useLingui()
  const popover = usePopover()

  return (
    <>
      <ActionButton label={t`More`} icon="more" {...menuTrigger(popover)} />
      {popover.isOpen && <LateMenu popover={popover} part={menu} props={props} />}
    </>
  )
}

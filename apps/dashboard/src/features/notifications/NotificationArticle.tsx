import { useLingui } from '@lingui/react/macro'
import { type ComponentPropsWithRef, type ReactNode, useContext } from 'react'
import { type AccountId, getSpokenName } from '@colonnade/domain/entities'
import { isReaction } from '@colonnade/domain/notifications'
import { lazyModule } from '../../lib/lazy-module.ts'
import { accountAtoms } from '../../state/entities/accounts.ts'
import { notificationAtoms } from '../../state/entities/notifications.ts'
import type { NotificationGroup } from '../../state/notifications/group-notifications.ts'
import { useSession, useSessionValue } from '../../state/react/index.ts'
import { Avatar } from '../../ui/avatar/Avatar.tsx'
import type { IconName } from '../../ui/icon/icon-glyphs.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Lazy } from '../../ui/lazy/Lazy.tsx'
import { AppLink } from '../../ui/link/AppLink.tsx'
import { RowOverlayContext } from '../../ui/live-list/row-overlay.ts'
import { UnreadDivider } from '../../ui/live-list/UnreadDivider.tsx'
import { RelativeTime, useDisplayAcct } from '../status/index.ts'
import { NotificationSentence } from './NotificationSentence.tsx'
import styles from './Notifications.module.css'

/** Hidden behind a button, so it loads after the first posts. */
const entryMenu = lazyModule(async () => (await import('./EntryMenu.tsx')).EntryMenu)

const ICONS: ReadonlyMap<string, IconName> = new Map<string, IconName>([
  ['favourite', 'star'],
  ['reblog', 'boost'],
  ['follow', 'people'],
  ['follow_request', 'person'],
  ['mention', 'reply'],
  ['poll', 'poll'],
  ['update', 'pen'],
  ['quoted_update', 'pen'],
  ['admin.sign_up', 'person'],
  ['admin.report', 'flag'],
  ['severed_relationships', 'block'],
  ['moderation_warning', 'warning'],
])

const getIcon = (type: string): IconName =>
  isReaction(type) ? 'smile' : (ICONS.get(type) ?? 'bell')

/** More avatars would add no information. */
const MAX_AVATARS = 7

interface NotificationArticleProps {
  readonly group: NotificationGroup
  /** Whether the user left the column at this row. */
  readonly isPlace: boolean
  readonly position: number
  readonly setSize: number
  /** The button that collapses the post. */
  readonly toggle?: ReactNode
  /** Handlers for a press on the row. */
  readonly pressHandlers?: Pick<
    ComponentPropsWithRef<'article'>,
    'ref' | 'onClick' | 'onPointerDown'
  >
  /** The post that the notification is about. */
  readonly children?: ReactNode
}

/** A notification row: an icon, the avatars of the accounts, and a sentence. */
export function NotificationArticle({
  group,
  isPlace,
  position,
  setSize,
  toggle,
  pressHandlers,
  children,
}: NotificationArticleProps) {
  const { t } = useLingui()
  const mark = useContext(RowOverlayContext)
  const account = useSessionValue(accountAtoms, group.accounts[0])
  const reaction = useSessionValue(notificationAtoms, group.key)?.reaction
  if (account === undefined) return null

  const name = getSpokenName(account)
  return (
    <article
      className={styles['note']}
      data-type={group.type}
      aria-label={t`Notification from ${name}`}
      aria-posinset={position}
      aria-setsize={setSize}
      tabIndex={0}
      {...pressHandlers}
    >
      {isPlace && <UnreadDivider />}
      <Icon
        name={getIcon(group.type)}
        size={20}
        isFilled={group.type === 'favourite'}
        className={styles['icon']}
      />
      <div>
        <div className={styles['top']}>
          {group.accounts.slice(0, MAX_AVATARS).map((id) => (
            <AvatarLink key={id} id={id} />
          ))}
          <RelativeTime at={group.created_at} />
          {toggle}
          <Lazy module={entryMenu} props={{ ids: group.ids }} when="later" failure="nothing" />
        </div>
        <NotificationSentence
          type={group.type}
          account={account}
          reaction={reaction}
          others={group.accounts.length - 1}
        />
        {children}
      </div>
      {mark}
    </article>
  )
}

interface AvatarLinkProps {
  readonly id: AccountId
}

/** The avatar of an account, linked to its profile. */
export function AvatarLink({ id }: AvatarLinkProps) {
  const account = useSessionValue(accountAtoms, id)
  const { auto_play_gif: isAnimated } = useSession().meta
  const acct = useDisplayAcct(account?.acct ?? '')
  if (account === undefined) return null

  const name = getSpokenName(account)
  return (
    <AppLink to={`/accounts/${encodeURIComponent(id)}`} title={`@${acct}`} aria-label={name}>
      <Avatar src={isAnimated ? account.avatar : account.avatar_static} name={name} size="small" />
    </AppLink>
  )
}

import { useLingui } from '@lingui/react/macro'
import { type ComponentPropsWithRef, type ReactNode, useContext } from 'react'
import { type AccountId, getSpokenName } from '@colonnade/domain/entities'
import { isReaction } from '@colonnade/domain/notifications'
import { accountAtoms } from '../../state/entities/accounts.ts'
import { notificationAtoms } from '../../state/entities/notifications.ts'
import type { NotificationGroup } from '../../state/notifications/group-notifications.ts'
import { useSession, useSessionValue } from '../../state/react/index.ts'
import { Avatar } from '../../ui/avatar/Avatar.tsx'
import type { IconName } from '../../ui/icon/icon-glyphs.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { AppLink } from '../../ui/link/AppLink.tsx'
import { PlaceLine } from '../../ui/live-list/PlaceLine.tsx'
import { RowMarkContext } from '../../ui/live-list/row-mark.ts'
import { RelativeTime, useShownAcct } from '../status/index.ts'
import { NotificationSentence } from './NotificationSentence.tsx'
import styles from './Notifications.module.css'

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

const iconOf = (type: string): IconName =>
  isReaction(type) ? 'smile' : (ICONS.get(type) ?? 'bell')

/** More faces than these say nothing more. */
const MOST_FACES = 7

interface NoteProps {
  readonly group: NotificationGroup
  /** Its reader left the column at this row. */
  readonly isPlace: boolean
  readonly position: number
  readonly setSize: number
  /** What makes the post one line. */
  readonly toggle?: ReactNode
  /** What it does when it is pressed. */
  readonly press?: Pick<ComponentPropsWithRef<'article'>, 'ref' | 'onClick' | 'onPointerDown'>
  /** The post that it was about. */
  readonly children?: ReactNode
}

/** One row: a picture of what happened, the faces of those who did it, and a sentence. */
export function Note({ group, isPlace, position, setSize, toggle, press, children }: NoteProps) {
  const { t } = useLingui()
  const mark = useContext(RowMarkContext)
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
      {...press}
    >
      {isPlace && <PlaceLine />}
      <Icon
        name={iconOf(group.type)}
        size={20}
        isFilled={group.type === 'favourite'}
        className={styles['icon']}
      />
      <div>
        <div className={styles['top']}>
          {group.accounts.slice(0, MOST_FACES).map((id) => (
            <Face key={id} id={id} />
          ))}
          <RelativeTime at={group.created_at} />
          {toggle}
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

interface FaceProps {
  readonly id: AccountId
}

/** One of those who did it; leads to their profile. */
export function Face({ id }: FaceProps) {
  const account = useSessionValue(accountAtoms, id)
  const { auto_play_gif: isAnimated } = useSession().meta
  const acct = useShownAcct(account?.acct ?? '')
  if (account === undefined) return null

  const name = getSpokenName(account)
  return (
    <AppLink to={`/accounts/${encodeURIComponent(id)}`} title={`@${acct}`} aria-label={name}>
      <Avatar src={isAnimated ? account.avatar : account.avatar_static} name={name} size="small" />
    </AppLink>
  )
}

import { Plural, Trans } from '@lingui/react/macro'
import type { AccountRecord, Reaction } from '@colonnade/domain/entities'
import { isReaction } from '@colonnade/domain/notifications'
import { useSession } from '../../state/react/index.ts'
import { AppLink } from '../../ui/link/AppLink.tsx'
import { DisplayName, emojify } from '../status/index.ts'
import styles from './Notifications.module.css'

interface NotificationSentenceProps {
  readonly type: string
  readonly account: AccountRecord
  /** What they reacted with, where they did. */
  readonly reaction?: Reaction | undefined
  /** How many did the same. */
  readonly others: number
}

/** What happened, in a sentence. */
export function NotificationSentence(props: NotificationSentenceProps) {
  const { type, account, reaction, others } = props
  const who = <Who account={account} others={others} />
  return (
    <p className={styles['sentence']} dir="auto">
      {isReaction(type) ? (
        <Reacted who={who} reaction={reaction} />
      ) : (
        <Deed type={type} who={who} />
      )}
    </p>
  )
}

interface WhoProps {
  readonly account: AccountRecord
  readonly others: number
}

function Who({ account, others }: WhoProps) {
  const { auto_play_gif: isAnimated } = useSession().meta
  const name = (
    <AppLink className="cut-name" to={`/accounts/${encodeURIComponent(account.id)}`}>
      <DisplayName account={account} isAnimated={isAnimated} />
    </AppLink>
  )
  if (others === 0) return name

  return (
    <Trans>
      {name} and <Plural value={others} one="# other" other="# others" />
    </Trans>
  )
}

interface DeedProps {
  readonly type: string
  readonly who: React.ReactNode
}

function Deed({ type, who }: DeedProps) {
  switch (type) {
    case 'favourite':
      return <Trans>{who} favourited your post</Trans>
    case 'reblog':
      return <Trans>{who} boosted your post</Trans>
    case 'follow':
      return <Trans>{who} followed you</Trans>
    case 'follow_request':
      return <Trans>{who} requested to follow you</Trans>
    case 'mention':
      return <Trans>{who} mentioned you</Trans>
    case 'poll':
      return <Trans>A poll by {who} has ended</Trans>
    case 'status':
      return <Trans>{who} just posted</Trans>
    case 'update':
      return <Trans>{who} edited a post</Trans>
    case 'quote':
      return <Trans>{who} quoted your post</Trans>
    case 'quoted_update':
      return <Trans>{who} edited a post you have quoted</Trans>
    case 'admin.sign_up':
      return <Trans>{who} signed up</Trans>
    case 'admin.report':
      return <Trans>{who} filed a report</Trans>
    case 'severed_relationships':
      return <Trans>Lost connections with {who}</Trans>
    case 'moderation_warning':
      return <Trans>You have received a moderation warning</Trans>
    default:
      return <Trans>Unsupported notification from {who}</Trans>
  }
}

interface ReactedProps {
  readonly who: React.ReactNode
  readonly reaction: Reaction | undefined
}

function Reacted({ who, reaction }: ReactedProps) {
  const { auto_play_gif: isAnimated } = useSession().meta
  if (reaction === undefined) return <Trans>{who} reacted to your post</Trans>

  const emojis = reaction.emoji === null ? [] : [reaction.emoji]
  const emoji = <bdi>{emojify(reaction.text, emojis, isAnimated)}</bdi>
  return (
    <Trans>
      {who} reacted with {emoji}
    </Trans>
  )
}

import { Plural, Trans } from '@lingui/react/macro'
import type { AccountRecord, Reaction } from '@colonnade/domain/entities'
import { isReaction } from '@colonnade/domain/notifications'
import { useSession } from '../../state/react/index.ts'
import { AppLink } from '../../ui/link/AppLink.tsx'
import { DisplayName, replaceEmoji } from '../status/index.ts'
import styles from './Notifications.module.css'

interface NotificationSentenceProps {
  readonly type: string
  readonly account: AccountRecord
  /** The emoji reaction, if the notification has one. */
  readonly reaction?: Reaction | undefined
  /** Number of other accounts that did the same. */
  readonly others: number
}

/** Describes a notification in one sentence. */
export function NotificationSentence(props: NotificationSentenceProps) {
  const { type, account, reaction, others } = props
  const who = <Actors account={account} others={others} />
  return (
    <p className={styles['sentence']} dir="auto">
      {isReaction(type) ? (
        <ReactionSentence who={who} reaction={reaction} />
      ) : (
        <ActionSentence type={type} who={who} />
      )}
    </p>
  )
}

interface ActorsProps {
  readonly account: AccountRecord
  readonly others: number
}

function Actors({ account, others }: ActorsProps) {
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

interface ActionSentenceProps {
  readonly type: string
  readonly who: React.ReactNode
}

function ActionSentence({ type, who }: ActionSentenceProps) {
  switch (type) {
    case 'favourite':
      return <Trans>{who} favourited your post</Trans>
    case 'reblog':
      return <Trans>{who} boosted your post</Trans>
    case 'follow':
      return <Trans>{who} followed you</Trans>
    case 'follow_request':
      return <Trans>{who} has requested to follow you</Trans>
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

interface ReactionSentenceProps {
  readonly who: React.ReactNode
  readonly reaction: Reaction | undefined
}

function ReactionSentence({ who, reaction }: ReactionSentenceProps) {
  const { auto_play_gif: isAnimated } = useSession().meta
  if (reaction === undefined) return <Trans>{who} reacted to your post</Trans>

  const emojis = reaction.emoji === null ? [] : [reaction.emoji]
  const emoji = <bdi>{replaceEmoji(reaction.text, emojis, isAnimated)}</bdi>
  return (
    <Trans>
      {who} reacted with {emoji}
    </Trans>
  )
}

import { Trans } from '@lingui/react/macro'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'

interface EmptyTimelineProps {
  readonly kind: string
}

/** Why a column of this kind has nothing, and what would change that. */
export function EmptyTimeline({ kind }: EmptyTimelineProps) {
  switch (kind) {
    case 'HOME':
      return (
        <EmptyState icon="home" title={<Trans>Your home is quiet</Trans>}>
          <Trans>Follow a few people: what they post shows up here.</Trans>
        </EmptyState>
      )
    case 'COMMUNITY':
      return (
        <EmptyState icon="people" title={<Trans>Nobody here has posted yet</Trans>}>
          <Trans>What people on your own server post in public shows up here.</Trans>
        </EmptyState>
      )
    case 'PUBLIC':
      return (
        <EmptyState icon="globe" title={<Trans>Nothing from anywhere yet</Trans>}>
          <Trans>Public posts of every server that yours knows show up here.</Trans>
        </EmptyState>
      )
    case 'DIRECT':
      return (
        <EmptyState icon="mail" title={<Trans>No direct messages</Trans>}>
          <Trans>What is written to you alone, and by you to others, shows up here.</Trans>
        </EmptyState>
      )
    case 'HASHTAG':
      return (
        <EmptyState icon="hash" title={<Trans>Nothing under this tag yet</Trans>}>
          <Trans>Public posts that carry it show up here.</Trans>
        </EmptyState>
      )
    case 'LIST':
      return (
        <EmptyState icon="list" title={<Trans>Nothing in this list yet</Trans>}>
          <Trans>What its members post shows up here.</Trans>
        </EmptyState>
      )
    case 'FAVOURITES':
      return (
        <EmptyState icon="star" title={<Trans>No favourites yet</Trans>}>
          <Trans>Press the star under a post: it shows up here, the latest on top.</Trans>
        </EmptyState>
      )
    case 'BOOKMARKS':
      return (
        <EmptyState icon="bookmark" title={<Trans>No bookmarks yet</Trans>}>
          <Trans>Keep a post for later: it shows up here, and nobody but you knows.</Trans>
        </EmptyState>
      )
    case 'ACCOUNT':
      return (
        <EmptyState icon="person" title={<Trans>Nothing to see here</Trans>}>
          <Trans>No posts of this kind, or none that your server knows.</Trans>
        </EmptyState>
      )
    default:
      return <EmptyState icon="list" title={<Trans>Nothing here yet</Trans>} />
  }
}

import { Trans } from '@lingui/react/macro'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'

interface EmptyTimelineProps {
  readonly kind: string
}

/** Explains why a column of this kind is empty, and how to fill it. */
export function EmptyTimeline({ kind }: EmptyTimelineProps) {
  switch (kind) {
    case 'HOME':
      return (
        <EmptyState icon="home" title={<Trans>Your home timeline is empty!</Trans>}>
          <Trans>Follow more people to fill it up.</Trans>
        </EmptyState>
      )
    case 'COMMUNITY':
      return (
        <EmptyState icon="people" title={<Trans>No posts yet</Trans>}>
          <Trans>Public posts from your server appear here.</Trans>
        </EmptyState>
      )
    case 'PUBLIC':
      return (
        <EmptyState icon="globe" title={<Trans>No posts yet</Trans>}>
          <Trans>Public posts from servers yours knows about appear here.</Trans>
        </EmptyState>
      )
    case 'DIRECT':
      return (
        <EmptyState icon="mail" title={<Trans>You don't have any direct messages yet</Trans>}>
          <Trans>When you send or receive one, it will show up here.</Trans>
        </EmptyState>
      )
    case 'HASHTAG':
      return (
        <EmptyState icon="hash" title={<Trans>There is nothing in this hashtag yet</Trans>}>
          <Trans>Public posts with this hashtag appear here.</Trans>
        </EmptyState>
      )
    case 'LIST':
      return (
        <EmptyState icon="list" title={<Trans>There is nothing in this list yet</Trans>}>
          <Trans>When members of this list publish new posts, they will appear here.</Trans>
        </EmptyState>
      )
    case 'FAVOURITES':
      return (
        <EmptyState icon="star" title={<Trans>You don't have any favourite posts yet</Trans>}>
          <Trans>When you favourite one, it will show up here.</Trans>
        </EmptyState>
      )
    case 'BOOKMARKS':
      return (
        <EmptyState icon="bookmark" title={<Trans>You don't have any bookmarked posts yet</Trans>}>
          <Trans>When you bookmark one, it will show up here.</Trans>
        </EmptyState>
      )
    case 'ACCOUNT':
      return (
        <EmptyState icon="person" title={<Trans>No posts here!</Trans>}>
          <Trans>There are no posts of this type, or your server doesn't know about them.</Trans>
        </EmptyState>
      )
    default:
      return <EmptyState icon="list" title={<Trans>Nothing here yet</Trans>} />
  }
}

import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import type { AccountId, StatusId } from '@colonnade/domain/entities'
import { type AccountShow, encodeTimelineKey } from '@colonnade/domain/timeline'
import { scrollRequestAtoms } from '../../../state/columns/column-requests.ts'
import { updateColumnParamsAtom, transientScreenAtoms } from '../../../state/columns/columns.ts'
import type { AccountView } from '../../../state/entities/accounts.ts'
import type { ColumnList } from '../../../state/list-columns/column-source.ts'
import { loadOlderAtom } from '../../../state/list-columns/load-rows.ts'
import {
  useAppAction,
  useAppValue,
  useSessionAction,
  useSessionValue,
} from '../../../state/react/index.ts'
import { loadPinnedAtom } from '../../../state/timelines/load-pinned.ts'
import { timelineAtoms } from '../../../state/timelines/timelines.ts'
import { goTo } from '../../../ui/link/go-to.ts'
import { ListEnd } from '../../../ui/live-list/FeedList.tsx'
import { useListEnd } from '../../../ui/live-list/use-list-end.ts'
import { Tabs } from '../../../ui/tabs/Tabs.tsx'
import { StatusRow, StatusTiles } from '../../status/index.ts'
import { TimelineColumn } from '../../timeline/index.ts'
import { ProfileHeader } from './ProfileHeader.tsx'
import styles from './ProfilePosts.module.css'

interface ProfilePostsProps {
  readonly uuid: string
  readonly label: string
  readonly account: AccountView
  readonly show: AccountShow
}

/** A profile above its posts. */
export function ProfilePosts({ uuid, label, account, show }: ProfilePostsProps) {
  const { id } = account
  const pinnedKey = encodeTimelineKey({ kind: 'account', id, show: 'pinned' })
  const hasPinned = useSessionValue(timelineAtoms, pinnedKey).items.length > 0
  const loadPinned = useSessionAction(loadPinnedAtom)

  useEffect(() => {
    if (show === 'posts') void loadPinned(id)
  }, [id, show, loadPinned])

  const timeline = encodeTimelineKey({ kind: 'account', id, show })
  const header = (
    <>
      <ProfileHeader account={account} />
      <ProfileTabs uuid={uuid} id={id} show={show} />
      {show === 'posts' && <PinnedPosts uuid={uuid} id={id} />}
    </>
  )
  return (
    <TimelineColumn
      key={timeline}
      uuid={uuid}
      timeline={timeline}
      label={label}
      header={header}
      hasPostsAbove={show === 'posts' && hasPinned}
      {...(show === 'media' && {
        renderList: (list, placeholder) => (
          <MediaGrid
            uuid={uuid}
            label={label}
            list={list}
            header={header}
            placeholder={placeholder}
          />
        ),
      })}
    />
  )
}

const PATHS = {
  posts: '',
  with_replies: '/with_replies',
  media: '/media',
  pinned: '/pinned',
} as const satisfies Record<AccountShow, string>

interface ProfileTabsProps {
  readonly uuid: string
  readonly id: AccountId
  readonly show: AccountShow
}

/** Tabs for the kinds of posts. A saved column stores the selected tab; otherwise it comes from the address. */
function ProfileTabs({ uuid, id, show }: ProfileTabsProps) {
  const { t } = useLingui()
  const isPassing = useAppValue(transientScreenAtoms(uuid)) !== null
  const changeParams = useAppAction(updateColumnParamsAtom)

  const handleSelect = (tab: AccountShow) => {
    if (!isPassing) changeParams(uuid, ['show'], tab)
    else goTo(`/accounts/${encodeURIComponent(id)}${PATHS[tab]}`, { replace: true })
  }

  return (
    <Tabs
      label={t`Show`}
      takesRows
      selected={show}
      onSelect={handleSelect}
      tabs={[
        { id: 'posts', label: <Trans>Posts</Trans> },
        { id: 'with_replies', label: <Trans>Posts and replies</Trans> },
        { id: 'media', label: <Trans>Media</Trans> },
        { id: 'pinned', label: <Trans>Pinned</Trans> },
      ]}
    />
  )
}

interface PinnedPostsProps {
  readonly uuid: string
  readonly id: AccountId
}

/** The pinned posts, above the other posts. The scroll position is kept when their number changes. */
function PinnedPosts({ uuid, id }: PinnedPostsProps) {
  const { t } = useLingui()
  const key = encodeTimelineKey({ kind: 'account', id, show: 'pinned' })
  const pinned = useSessionValue(timelineAtoms, key).items.filter((item) => item !== null)

  return (
    <div>
      {pinned.length > 0 && (
        <div role="feed" aria-label={t`Pinned posts`}>
          {pinned.map((item, index) => (
            <StatusRow
              key={item}
              id={item}
              columnUuid={uuid}
              isPinned
              position={index + 1}
              setSize={pinned.length}
            />
          ))}
        </div>
      )}
    </div>
  )
}

interface MediaGridProps {
  readonly uuid: string
  readonly label: string
  readonly list: ColumnList<StatusId>
  /** Scrolls with the tiles. */
  readonly header: ReactNode
  /** Shown when there are no tiles; null otherwise. */
  readonly placeholder: ReactNode
}

/** The attachments of the loaded posts, as square tiles. More load near the end. @see TL-29 */
function MediaGrid({ uuid, label, list, header, placeholder }: MediaGridProps) {
  const ids = list.items.filter((item) => item !== null)
  const error = list.error?.message ?? null
  const { isLoading } = list
  const hasMore = list.hasMore && placeholder === null
  const loadOlder = useSessionAction(loadOlderAtom)
  const { isAtEnd, look, scroller, scrollerRef } = useListEnd(ids.at(-1) ?? null)
  const scrollRequests = useAppValue(scrollRequestAtoms(uuid))
  const seenRequests = useRef(scrollRequests)
  const loadMore = useCallback(() => void loadOlder(uuid), [loadOlder, uuid])
  const mayLoadMore = isAtEnd && hasMore && !isLoading && error === null

  useEffect(() => {
    if (mayLoadMore) loadMore()
  }, [mayLoadMore, loadMore])

  useEffect(() => {
    if (scrollRequests === seenRequests.current) return
    seenRequests.current = scrollRequests
    scroller.current?.scrollTo({ top: 0 })
  }, [scrollRequests, scroller])

  return (
    <div ref={scrollerRef} className={styles['scroller']} onScroll={look}>
      {header}
      {placeholder ?? (
        <>
          <ul className={styles['grid']} aria-label={label} aria-busy={isLoading}>
            {ids.map((id) => (
              <StatusTiles key={id} id={id} columnUuid={uuid} />
            ))}
          </ul>
          <ListEnd
            context={{
              label,
              header: null,
              hasMore,
              isLoading,
              error,
              onLoadMore: loadMore,
            }}
          />
        </>
      )}
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { AccountId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { useSessionValue } from '../../../state/react/index.ts'
import { timelineAtoms } from '../../../state/timelines/timelines.ts'
import { StatusRow } from '../../status/index.ts'

interface PinnedPostsProps {
  readonly uuid: string
  readonly id: AccountId
}

/** What somebody pinned, above their other posts. It may grow and shrink: who reads further down stays there. */
export function PinnedPosts({ uuid, id }: PinnedPostsProps) {
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

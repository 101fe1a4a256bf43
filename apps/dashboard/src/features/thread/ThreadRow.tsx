import { Plural } from '@lingui/react/macro'
import type { StatusId } from '@colonnade/domain/entities'
import { type Branch, DEEPEST_INDENT } from '@colonnade/domain/threads'
import { Icon } from '../../ui/icon/Icon.tsx'
import { RowMarkContext } from '../../ui/live-list/row-mark.ts'
import { DetailedStatus, StatusRow } from '../status/index.ts'
import styles from './Thread.module.css'

interface ThreadRowProps {
  readonly id: StatusId
  readonly branch: Branch | undefined
  readonly isOpened: boolean
  /** The posts above the opened one have come: what is not there is missing. */
  readonly isComplete: boolean
  readonly isFolded: boolean
  readonly position: number
  readonly setSize: number
  readonly onFold: (id: StatusId, isFolded: boolean) => void
}

/** A post in its place of the thread's tree, with a line for each post that it is below of. @see BY-25 */
export function ThreadRow({
  id,
  branch,
  isOpened,
  isComplete,
  isFolded,
  ...props
}: ThreadRowProps) {
  const { position, setSize, onFold } = props
  const indent = Math.min(branch?.depth ?? 0, DEEPEST_INDENT)
  const replies = branch?.replies ?? 0

  return (
    <div className={styles['branch']} style={{ '--indent': indent }}>
      {Array.from({ length: indent }, (_, level) => (
        <i key={level} style={{ '--level': level }} aria-hidden="true" />
      ))}
      <RowMarkContext
        value={
          replies > 0 && (
            <FoldButton
              replies={replies}
              isFolded={isFolded}
              onToggle={() => onFold(id, !isFolded)}
            />
          )
        }
      >
        <StatusRow
          id={id}
          filterContext="thread"
          position={position}
          setSize={setSize}
          showsParent={isComplete && branch?.isParentElsewhere === true}
          {...(isOpened && { View: DetailedStatus })}
        />
      </RowMarkContext>
    </div>
  )
}

interface FoldButtonProps {
  /** All posts of the branch below this one. */
  readonly replies: number
  readonly isFolded: boolean
  readonly onToggle: () => void
}

/** Hides or shows the replies below a post. @see BY-25 */
function FoldButton({ replies, isFolded, onToggle }: FoldButtonProps) {
  return (
    <button type="button" className={styles['fold']} aria-expanded={!isFolded} onClick={onToggle}>
      <Icon name={isFolded ? 'chevron-right' : 'chevron-down'} size={14} />
      {isFolded ? (
        <Plural value={replies} one="Show # reply" other="Show # replies" />
      ) : (
        <Plural value={replies} one="Hide # reply" other="Hide # replies" />
      )}
    </button>
  )
}

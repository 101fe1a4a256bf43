import { Plural } from '@lingui/react/macro'
import type { StatusId } from '@colonnade/domain/entities'
import { type Branch, MAX_INDENT } from '@colonnade/domain/threads'
import { Icon } from '../../ui/icon/Icon.tsx'
import { RowOverlayContext } from '../../ui/live-list/row-overlay.ts'
import { DetailedStatus, StatusRow } from '../status/index.ts'
import styles from './Thread.module.css'

interface ThreadRowProps {
  readonly id: StatusId
  readonly branch: Branch | undefined
  readonly isOpened: boolean
  /** All ancestors of the opened post are loaded, so a parent that is not among them is missing. */
  readonly isComplete: boolean
  readonly isCollapsed: boolean
  readonly position: number
  readonly setSize: number
  readonly onCollapse: (id: StatusId, isCollapsed: boolean) => void
}

/** A post at its depth in the thread's tree, with a line for each ancestor. @see BY-25 */
export function ThreadRow({
  id,
  branch,
  isOpened,
  isComplete,
  isCollapsed,
  ...props
}: ThreadRowProps) {
  const { position, setSize, onCollapse } = props
  const indent = Math.min(branch?.depth ?? 0, MAX_INDENT)
  const replies = branch?.replies ?? 0

  return (
    <div className={styles['branch']} style={{ '--indent': indent }}>
      {Array.from({ length: indent }, (_, level) => (
        <i key={level} style={{ '--level': level }} aria-hidden="true" />
      ))}
      <RowOverlayContext
        value={
          replies > 0 && (
            <CollapseBranchButton
              replies={replies}
              isCollapsed={isCollapsed}
              onToggle={() => onCollapse(id, !isCollapsed)}
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
      </RowOverlayContext>
    </div>
  )
}

interface CollapseBranchButtonProps {
  /** All posts of the branch below this one. */
  readonly replies: number
  readonly isCollapsed: boolean
  readonly onToggle: () => void
}

/** Hides or shows the replies below a post. @see BY-25 */
function CollapseBranchButton({ replies, isCollapsed, onToggle }: CollapseBranchButtonProps) {
  return (
    <button
      type="button"
      className={styles['fold']}
      aria-expanded={!isCollapsed}
      onClick={onToggle}
    >
      <Icon name={isCollapsed ? 'chevron-right' : 'chevron-down'} size={14} />
      {isCollapsed ? (
        <Plural value={replies} one="Show # reply" other="Show # replies" />
      ) : (
        <Plural value={replies} one="Hide # reply" other="Hide # replies" />
      )}
    </button>
  )
}

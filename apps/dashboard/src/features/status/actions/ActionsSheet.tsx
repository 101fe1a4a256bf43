import { accountId, type StatusId } from '@colonnade/domain/entities'
import { accountAtoms } from '../../../state/entities/accounts.ts'
import { statusAtoms } from '../../../state/entities/statuses.ts'
import { useSessionValue } from '../../../state/react/index.ts'
import type { Action } from '../../../state/ui/modals.ts'
import { isIconName } from '../../../ui/icon/icon-glyphs.ts'
import { ClosingLinks } from '../../../ui/link/ClosingLinks.tsx'
import type { MenuItem } from '../../../ui/menu/menu-entries.ts'
import { MenuSheet } from '../../../ui/menu/MenuSheet.tsx'
import { PostPreview } from '../preview/PostPreview.tsx'
import { useRowOptions } from '../row/row-options.ts'

/** An id that no server gives: looked up where the post is gone. */
const NOBODY = accountId('')

interface ActionsSheetProps {
  readonly statusId: StatusId
  readonly label: string
  readonly entries: readonly (Action | null)[]
  readonly onClose: () => void
}

/** What can be done with a post, under the post. @see MOD-13 */
export function ActionsSheet({ statusId, label, entries, onClose }: ActionsSheetProps) {
  const { isAnimated } = useRowOptions()
  const status = useSessionValue(statusAtoms, statusId)
  const author = useSessionValue(accountAtoms, status?.account ?? NOBODY)

  return (
    <MenuSheet
      label={label}
      entries={entries.map((entry) => (entry === null ? null : itemOf(entry)))}
      onClose={onClose}
      above={
        status !== undefined &&
        author !== undefined && (
          <ClosingLinks onClose={onClose}>
            <PostPreview status={status} author={author} isAnimated={isAnimated} />
          </ClosingLinks>
        )
      }
    />
  )
}

function itemOf({ icon, ...rest }: Action): MenuItem {
  return icon !== undefined && isIconName(icon) ? { ...rest, icon } : rest
}

import { accountId, type StatusId } from '@colonnade/domain/entities'
import { accountAtoms } from '../../../state/entities/accounts.ts'
import { statusAtoms } from '../../../state/entities/statuses.ts'
import { useSessionValue } from '../../../state/react/index.ts'
import type { Action } from '../../../state/ui/modals.ts'
import { isIconName } from '../../../ui/icon/icon-glyphs.ts'
import { CloseOnNavigate } from '../../../ui/link/CloseOnNavigate.tsx'
import type { MenuItem } from '../../../ui/menu/menu-entries.ts'
import { MenuSheet } from '../../../ui/menu/MenuSheet.tsx'
import { PostPreview } from '../preview/PostPreview.tsx'
import { useDisplayOptions } from '../row/display-options.ts'

/** An id that no server uses. It is looked up when the post is deleted. */
const NO_ACCOUNT = accountId('')

interface ActionsSheetProps {
  readonly statusId: StatusId
  readonly label: string
  readonly entries: readonly (Action | null)[]
  readonly onClose: () => void
}

/** A sheet with the post and its actions below. @see MOD-13 */
export function ActionsSheet({ statusId, label, entries, onClose }: ActionsSheetProps) {
  const { isAnimated } = useDisplayOptions()
  const status = useSessionValue(statusAtoms, statusId)
  const author = useSessionValue(accountAtoms, status?.account ?? NO_ACCOUNT)

  return (
    <MenuSheet
      label={label}
      entries={entries.map((entry) => (entry === null ? null : toMenuItem(entry)))}
      onClose={onClose}
      above={
        status !== undefined &&
        author !== undefined && (
          <CloseOnNavigate onClose={onClose}>
            <PostPreview status={status} author={author} isAnimated={isAnimated} />
          </CloseOnNavigate>
        )
      }
    />
  )
}

function toMenuItem({ icon, ...rest }: Action): MenuItem {
  return icon !== undefined && isIconName(icon) ? { ...rest, icon } : rest
}

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ListEntity } from '@colonnade/domain/entities'
import { countListColumnsAtom, deleteListAtom } from '../../state/lists/delete-list.ts'
import { useAppAction, useSessionAction } from '../../state/react/index.ts'
import { openModalAtom } from '../../state/ui/modals.ts'

/**
 * Returns a function that asks for confirmation and deletes a list. It names the columns that will be removed. @see
 * LST-08
 */
export function useConfirmDeleteList({ id, title }: Pick<ListEntity, 'id' | 'title'>) {
  const { t } = useLingui()
  const openModal = useAppAction(openModalAtom)
  const deleteList = useSessionAction(deleteListAtom)
  const countColumns = useSessionAction(countListColumnsAtom)

  return (onDelete?: () => void) => {
    const columns = countColumns(id)
    openModal({
      type: 'CONFIRM',
      message: t`Delete the list “${title}”?`,
      details: plural(columns, {
        0: "You'll still follow its members.",
        one: "You'll still follow its members. Its column will be removed.",
        other: "You'll still follow its members. Its # columns will be removed.",
      }),
      isDangerous: true,
      confirm: t`Delete`,
      onConfirm: () => {
        onDelete?.()
        void deleteList(id)
      },
    })
  }
}

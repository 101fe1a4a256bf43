import { useLingui } from '@lingui/react/macro'
import type { FilterV2Entity } from '@colonnade/domain/entities'
import { deleteFilterAtom } from '../../state/filters/delete-filter.ts'
import { useAppAction, useSessionAction } from '../../state/react/index.ts'
import { openModalAtom } from '../../state/ui/modals.ts'

/** Returns a function that asks for confirmation and deletes a filter. */
export function useConfirmDeleteFilter({ id, title }: Pick<FilterV2Entity, 'id' | 'title'>) {
  const { t } = useLingui()
  const openModal = useAppAction(openModalAtom)
  const deleteFilter = useSessionAction(deleteFilterAtom)

  return (onDelete?: () => void) =>
    openModal({
      type: 'CONFIRM',
      message: t`Delete the filter “${title}”?`,
      details: t`Posts it hid will be shown again.`,
      isDangerous: true,
      confirm: t`Delete`,
      onConfirm: () => {
        onDelete?.()
        void deleteFilter(id)
      },
    })
}

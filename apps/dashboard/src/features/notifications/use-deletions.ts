import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { clearNotificationsAtom } from '../../state/notifications/clear-notifications.ts'
import { deleteMarkedAtom } from '../../state/notifications/delete-marked.ts'
import { useAppAction, useSessionAction } from '../../state/react/index.ts'
import { openModalAtom } from '../../state/ui/modals.ts'

/** Deletes notifications for good: each way after a question. */
export function useDeletions() {
  const { t } = useLingui()
  const openModal = useAppAction(openModalAtom)
  const deleteMarked = useSessionAction(deleteMarkedAtom)
  const clear = useSessionAction(clearNotificationsAtom)

  return {
    /** @param count of what is marked; nothing is asked where nothing is */
    askToDelete: (count: number) => {
      if (count === 0) return
      openModal({
        type: 'CONFIRM',
        message: plural(count, {
          one: 'Delete # notification?',
          other: 'Delete # notifications?',
        }),
        details: t`This cannot be undone.`,
        confirm: t`Delete`,
        isDangerous: true,
        onConfirm: () => void deleteMarked(),
      })
    },
    askToClear: () => {
      openModal({
        type: 'CONFIRM',
        message: t`Clear all notifications?`,
        details: t`Those that are not loaded go too. This cannot be undone.`,
        confirm: t`Clear`,
        isDangerous: true,
        onConfirm: () => void clear(),
      })
    },
  }
}

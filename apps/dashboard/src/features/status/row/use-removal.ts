import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { StatusRecord } from '@colonnade/domain/entities'
import { deleteStatusAtom } from '../../../state/actions/delete-status.ts'
import { useAppAction, useSession, useSessionAction } from '../../../state/react/index.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'

/** Deletes a post, after a question where the account wants one (ST-14). */
export function useRemoval(status: StatusRecord): () => void {
  const { t, i18n } = useLingui()
  const { meta } = useSession()
  const openModal = useAppAction(openModalAtom)
  const deleteStatus = useSessionAction(deleteStatusAtom)

  const details = () => {
    const boosts = status.reblogs_count
    const favourites = status.favourites_count
    if (boosts + favourites === 0) return t`This cannot be undone.`
    const words = new Intl.ListFormat(i18n.locale)
    const lost = words.format([
      plural(boosts, { one: '# boost', other: '# boosts' }),
      plural(favourites, { one: '# favourite', other: '# favourites' }),
    ])
    return t`${lost} go with it. This cannot be undone.`
  }

  return () => {
    if (!meta.delete_modal) {
      void deleteStatus(status.id)
      return
    }
    openModal({
      type: 'CONFIRM',
      message: t`Delete this post?`,
      details: details(),
      confirm: t`Delete`,
      isDangerous: true,
      onConfirm: () => void deleteStatus(status.id),
    })
  }
}

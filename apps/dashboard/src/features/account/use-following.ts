import { useLingui } from '@lingui/react/macro'
import type { AccountRecord } from '@colonnade/domain/entities'
import { formatAcct } from '../../lib/format-acct.ts'
import { setFollowAtom } from '../../state/actions/follow-account.ts'
import { useAppAction, useSession, useSessionAction } from '../../state/react/index.ts'
import { openModalAtom } from '../../state/ui/modals.ts'

/** Follows or unfollows an account. Unfollowing asks for confirmation when the setting is on (ACC-08). */
export function useFollowing({ id, acct: sentAcct }: Pick<AccountRecord, 'id' | 'acct'>) {
  const acct = formatAcct(sentAcct).shown
  const { t } = useLingui()
  const { meta } = useSession()
  const openModal = useAppAction(openModalAtom)
  const setFollow = useSessionAction(setFollowAtom)
  const unfollow = () => void setFollow(id, false)

  return {
    follow: () => void setFollow(id, true),
    cancelRequest: unfollow,
    unfollow: () => {
      if (!meta.unfollow_modal) return unfollow()
      return openModal({
        type: 'CONFIRM',
        message: t`Are you sure you want to unfollow @${acct}?`,
        confirm: t`Unfollow`,
        onConfirm: unfollow,
      })
    },
  }
}

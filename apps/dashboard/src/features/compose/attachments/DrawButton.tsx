import { useLingui } from '@lingui/react/macro'
import { useAppAction, useSession } from '../../../state/react/index.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'

/** Opens a canvas; what is drawn there is attached to the account's draft (DOO-02). */
export function DrawButton({ isDisabled }: { readonly isDisabled: boolean }) {
  const { t } = useLingui()
  const { key: accountKey } = useSession()
  const openModal = useAppAction(openModalAtom)

  return (
    <IconButton
      icon="brush"
      label={t`Draw`}
      aria-haspopup="dialog"
      disabled={isDisabled}
      onClick={() => {
        openModal({ type: 'DOODLE', accountKey })
      }}
    />
  )
}

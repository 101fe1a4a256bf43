import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { startMute } from '@colonnade/domain/accounts'
import type { AccountId } from '@colonnade/domain/entities'
import { formatAcct } from '../../lib/format-acct.ts'
import { setMuteAtom } from '../../state/actions/mute-account.ts'
import { accountAtoms } from '../../state/entities/accounts.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { Toggle } from '../../ui/toggle/Toggle.tsx'

interface MuteConfirmationProps {
  readonly accountId: AccountId
  readonly onClose: () => void
}

/** Asks for confirmation before muting an account, with a switch for its notifications (MOD-16). */
export function MuteConfirmation({ accountId, onClose }: MuteConfirmationProps) {
  const { t } = useLingui()
  const account = useSessionValue(accountAtoms, accountId)
  const setMute = useSessionAction(setMuteAtom)
  const [notifications, setNotifications] = useState(startMute(accountId).notifications)
  if (account === undefined) return null

  return (
    <ConfirmDialog
      question={t`Mute @${formatAcct(account.acct).shown}?`}
      verb={<Trans>Mute</Trans>}
      onConfirm={() => void setMute(accountId, { notifications })}
      onClose={onClose}
    >
      <p>
        <Trans>
          They can still see your posts, but you won't see theirs. They won't know they've been
          muted.
        </Trans>
      </p>
      <Toggle
        label={<Trans>Hide notifications</Trans>}
        isOn={notifications}
        onChange={setNotifications}
      />
    </ConfirmDialog>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AccountKey } from '@colonnade/domain/entities'
import type { AuthorConfirmation } from '@colonnade/domain/settings'
import { formatAcct } from '../../lib/format-acct.ts'
import { confirmOrigin } from '../../state/authors/reply-origin.ts'
import { useAppAction, useAppValue, useSession } from '../../state/react/index.ts'
import { changeLocalSettingAtom, localSettingsAtom } from '../../state/settings/local-settings.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { Select } from '../../ui/select/Select.tsx'
import styles from './SendAsConfirmation.module.css'

interface SendAsConfirmationProps {
  /** The account in whose column the reply was started. */
  readonly origin: AccountKey
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before a reply is sent as another account than that of the column, and whether to ask again. @see BY-37 */
export function SendAsConfirmation({ origin, onConfirm, onClose }: SendAsConfirmationProps) {
  const { t } = useLingui()
  const session = useSession()
  const { confirm_other_author } = useAppValue(localSettingsAtom)
  const changeSetting = useAppAction(changeLocalSettingAtom)
  const [asks, setAsks] = useState(confirm_other_author)
  const author = `@${formatAcct(session.key).shown}`
  const owner = `@${formatAcct(origin).shown}`
  const options: readonly { readonly value: AuthorConfirmation; readonly label: string }[] = [
    { value: 'once', label: t`Ask once for each account` },
    { value: 'always', label: t`Always ask` },
    { value: 'never', label: t`Never ask` },
  ]
  const chosen = options.find(({ value }) => value === asks)?.label ?? ''

  const handleConfirm = () => {
    confirmOrigin(session, origin)
    if (asks !== confirm_other_author) changeSetting(['confirm_other_author'], asks)
    onConfirm()
  }

  return (
    <ConfirmDialog
      question={t`Send as ${author}?`}
      verb={<Trans>Send</Trans>}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Trans>You are replying in a column of {owner}.</Trans>
      <div className={styles['choice']}>
        <span aria-hidden="true">
          <Trans>Ask again</Trans>
        </span>
        <Select
          label={t`Ask again`}
          buttonLabel={t`Ask again: ${chosen}`}
          value={asks}
          options={options}
          onChange={setAsks}
        />
      </div>
    </ConfirmDialog>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { AccountId } from '@colonnade/domain/entities'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { PersonRow } from './PersonRow.tsx'

interface PersonPickProps {
  readonly id: AccountId
  /** Whether they are among those who are picked. */
  readonly isIn: boolean
  readonly isDisabled?: boolean
  readonly onToggle: () => void
}

/** Somebody who is picked or could be: one press changes that, another one changes it back. */
export function PersonPick({ id, isIn, isDisabled = false, onToggle }: PersonPickProps) {
  const { t } = useLingui()

  return (
    <PersonRow id={id} isLink={false} isOut={!isIn}>
      {(acct) => (
        <IconButton
          label={isIn ? t`Remove @${acct}` : t`Add @${acct}`}
          icon={isIn ? 'close' : 'plus'}
          disabled={isDisabled}
          onClick={onToggle}
        />
      )}
    </PersonRow>
  )
}

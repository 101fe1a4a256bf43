import { useLingui } from '@lingui/react/macro'
import type { AccountId } from '@colonnade/domain/entities'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { PersonRow } from './PersonRow.tsx'

interface PersonPickProps {
  readonly id: AccountId
  /** Whether the account is selected. */
  readonly isSelected: boolean
  readonly isDisabled?: boolean
  readonly onToggle: () => void
}

/** An account that can be selected: a button adds it, another click removes it again. */
export function PersonPick({ id, isSelected, isDisabled = false, onToggle }: PersonPickProps) {
  const { t } = useLingui()

  return (
    <PersonRow id={id} isLink={false} isRemoved={!isSelected}>
      {(acct) => (
        <IconButton
          label={isSelected ? t`Remove @${acct}` : t`Add @${acct}`}
          icon={isSelected ? 'close' : 'plus'}
          disabled={isDisabled}
          onClick={onToggle}
        />
      )}
    </PersonRow>
  )
}

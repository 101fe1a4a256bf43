import { useLingui } from '@lingui/react/macro'
import type { Column } from '@colonnade/domain/columns'
import { ColumnIcon } from '../column/ColumnIcon.tsx'
import { useSleepingTitle } from '../title/use-sleeping-title.ts'
import { RailEntryButton } from './RailEntryButton.tsx'

interface SleepingEntryProps {
  readonly column: Column
  readonly isCurrent: boolean
}

/** The entry of a column whose account is signed out. */
export function SleepingEntry({ column, isCurrent }: SleepingEntryProps) {
  const { t } = useLingui()
  const face = useSleepingTitle(column)
  const { name } = face

  return (
    <RailEntryButton
      uuid={column.uuid}
      columnTitle={face}
      isCurrent={isCurrent}
      asleep={t`${name}: signed out`}
    >
      <ColumnIcon columnTitle={face} size={20} />
    </RailEntryButton>
  )
}

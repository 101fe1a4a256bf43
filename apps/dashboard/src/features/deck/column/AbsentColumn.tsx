import { Trans } from '@lingui/react/macro'
import { removeColumnAtom } from '../../../state/columns/arrange-columns.ts'
import { useAppAction } from '../../../state/react/index.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx'
import { AwayColumn, type AwayColumnProps } from './AwayColumn.tsx'
import { SleepingColumn } from './SleepingColumn.tsx'

interface AbsentColumnProps extends AwayColumnProps {
  readonly reason: 'elsewhere' | 'asleep' | 'unknown'
}

/** What shows in place of a column: another window has it, its account is signed out, or its type is unknown. */
export function AbsentColumn({ reason, ...rest }: AbsentColumnProps) {
  const { uuid, id } = rest.column
  if (reason === 'unknown') return <UnknownColumn uuid={uuid} kind={id} />
  return reason === 'elsewhere' ? <AwayColumn {...rest} /> : <SleepingColumn {...rest} />
}

interface UnknownColumnProps {
  readonly uuid: string
  readonly kind: string
}

/** Placeholder for a column that another or a newer client saved. It is kept until the user removes it. */
function UnknownColumn({ uuid, kind }: UnknownColumnProps) {
  const removeColumn = useAppAction(removeColumnAtom)

  return (
    <EmptyState icon="warning" title={<Trans>Unknown column type: {kind}</Trans>}>
      <span>
        <Trans>
          This column was created by another app and can't be shown here. You can keep or remove it.
        </Trans>
      </span>
      <Button onClick={() => removeColumn(uuid)}>
        <Trans>Remove column</Trans>
      </Button>
    </EmptyState>
  )
}

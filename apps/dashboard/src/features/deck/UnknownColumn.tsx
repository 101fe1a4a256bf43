import { Trans } from '@lingui/react/macro'
import { removeColumnAtom } from '../../state/columns/arrange-columns.ts'
import { useAppAction } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'

interface UnknownColumnProps {
  readonly uuid: string
  readonly kind: string
}

/** A column that some other or newer client saved: kept as it is until the user removes it. */
export function UnknownColumn({ uuid, kind }: UnknownColumnProps) {
  const removeColumn = useAppAction(removeColumnAtom)

  return (
    <EmptyState icon="warning" title={<Trans>This column is of an unknown kind: {kind}</Trans>}>
      <span>
        <Trans>
          Another program made it. It does no harm here, and you may keep it or let it go.
        </Trans>
      </span>
      <Button onClick={() => removeColumn(uuid)}>
        <Trans>Remove column</Trans>
      </Button>
    </EmptyState>
  )
}

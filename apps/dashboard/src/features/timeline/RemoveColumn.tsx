import { Trans } from '@lingui/react/macro'
import { removeColumnAtom } from '../../state/columns/arrange-columns.ts'
import { columnsAtom } from '../../state/columns/columns.ts'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'

interface RemoveColumnProps {
  readonly uuid: string
}

/** The way out of a saved column that has nothing to show any more; nothing for one that the address shows. */
export function RemoveColumn({ uuid }: RemoveColumnProps) {
  const isSaved = useAppValue(columnsAtom).some((column) => column.uuid === uuid)
  const removeColumn = useAppAction(removeColumnAtom)
  if (!isSaved) return null

  return (
    <Button icon="trash" onClick={() => removeColumn(uuid)}>
      <Trans>Remove column</Trans>
    </Button>
  )
}

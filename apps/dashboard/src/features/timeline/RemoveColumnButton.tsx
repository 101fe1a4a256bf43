import { Trans } from '@lingui/react/macro'
import { removeColumnAtom } from '../../state/columns/arrange-columns.ts'
import { columnsAtom } from '../../state/columns/columns.ts'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'

interface RemoveColumnButtonProps {
  readonly uuid: string
}

/** Removes a saved column that has no content any more. Renders nothing for a column that is shown by its URL only. */
export function RemoveColumnButton({ uuid }: RemoveColumnButtonProps) {
  const isSaved = useAppValue(columnsAtom).some((column) => column.uuid === uuid)
  const removeColumn = useAppAction(removeColumnAtom)
  if (!isSaved) return null

  return (
    <Button icon="trash" onClick={() => removeColumn(uuid)}>
      <Trans>Remove column</Trans>
    </Button>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { moveToWorkspaceAtom } from '../../../state/columns/arrange-columns.ts'
import { workspacesAtom } from '../../../state/columns/workspaces.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { showNoticeAtom } from '../../../state/ui/notices.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Menu } from '../../../ui/menu/Menu.tsx'

interface MoveToWorkspaceProps {
  readonly uuid: string
}

/** Moves a column to one of the other workspaces; nothing where there is none. */
export function MoveToWorkspace({ uuid }: MoveToWorkspaceProps) {
  const { t } = useLingui()
  const { list, active } = useAppValue(workspacesAtom)
  const move = useAppAction(moveToWorkspaceAtom)
  const showNotice = useAppAction(showNoticeAtom)
  if (list.length === 1) return null

  const named = list.map((one, index) => ({
    id: one.id,
    name: one.name === '' ? String(index + 1) : one.name,
  }))
  const entries = () =>
    named
      .filter(({ id }) => id !== active)
      .map(({ id, name }) => ({
        id,
        label: name,
        onSelect: () => {
          move(uuid, id)
          showNotice({ kind: 'text', text: t`Column moved to ${name}` })
        },
      }))

  return (
    <Menu
      label={t`Move column to`}
      entries={entries}
      trigger={(props) => (
        <Button {...props} variant="quiet" icon="strip">
          <Trans>Move column to…</Trans>
        </Button>
      )}
    />
  )
}

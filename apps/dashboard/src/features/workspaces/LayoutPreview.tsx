import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type Layout, type Workspace, workspaceColumns } from '@colonnade/domain/workspaces'
import { WorkspaceMark } from './WorkspaceMark.tsx'
import styles from './ImportDialog.module.css'

interface LayoutPreviewProps {
  readonly layout: Layout
}

/** What is in a layout, before anything of it is taken. */
export function LayoutPreview({ layout }: LayoutPreviewProps) {
  const { t } = useLingui()
  const { list } = layout.workspaces

  return (
    <ul className={styles['preview']} aria-label={t`In this file`}>
      {list.map((workspace, index) => (
        <WorkspaceItem key={workspace.id} workspace={workspace} number={index + 1} />
      ))}
    </ul>
  )
}

interface WorkspaceItemProps {
  readonly workspace: Workspace
  readonly number: number
}

function WorkspaceItem({ workspace, number }: WorkspaceItemProps) {
  const { t } = useLingui()
  const mark = workspace.name === '' ? String(number) : workspace.name
  const name = workspace.name === '' ? t`Workspace ${number}` : workspace.name
  const count = workspaceColumns(workspace).length

  return (
    <li>
      <WorkspaceMark name={mark} />
      <b dir="auto">{name}</b>
      <span>
        {plural(count, { one: '# column', other: '# columns' })}
        {workspace.mode === 'tiles' && ` · ${t`tiles`}`}
      </span>
    </li>
  )
}

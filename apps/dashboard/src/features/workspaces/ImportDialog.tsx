import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type DragEvent, useRef, useState } from 'react'
import type { AccountKey } from '@colonnade/domain/entities'
import { type Layout, type Workspace, getWorkspaceColumns } from '@colonnade/domain/workspaces'
import { importLayoutAtom } from '../../state/columns/import-export-layout.ts'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { currentSessionAtom } from '../../state/sessions.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { LayoutAccounts } from './LayoutAccounts.tsx'
import { type LayoutFile, useLayoutFile } from './use-layout-file.ts'
import { WorkspaceMark } from './WorkspaceMark.tsx'
import styles from './ImportDialog.module.css'

interface ImportDialogProps {
  readonly onClose: () => void
}

/** Imports a layout from a file, after a preview. Any other file changes nothing. */
export function ImportDialog({ onClose }: ImportDialogProps) {
  const { t } = useLingui()
  const { file, read } = useLayoutFile()
  const session = useAppValue(currentSessionAtom)
  const importLayout = useAppAction(importLayoutAtom)
  const [takers, setTakers] = useState<ReadonlyMap<AccountKey, AccountKey>>(new Map())

  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    const [dropped] = event.dataTransfer.files
    if (dropped !== undefined) read(dropped)
  }
  const handleImport = (isReplacing: boolean) => {
    if (file.status !== 'read' || session === null) return
    onClose()
    const accountOf = (key: AccountKey) => takers.get(key) ?? session.key
    importLayout({ layout: file.layout, getAccount: accountOf, isReplacing })
  }

  return (
    <Dialog
      title={t`Import layout`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        file.status === 'read' ? (
          <>
            <Button onClick={() => handleImport(true)}>
              <Trans>Replace mine</Trans>
            </Button>
            <Button variant="primary" onClick={() => handleImport(false)}>
              <Trans>Add to my workspaces</Trans>
            </Button>
          </>
        ) : undefined
      }
    >
      <div
        role="presentation"
        className={styles['import']}
        onDragOver={(event) => event.preventDefault()}
        onDrop={handleDrop}
      >
        <FileDropArea name={file.status === 'none' ? null : file.name} onPick={read} />
        {file.status === 'refused' && <LayoutErrorAlert reason={file.reason} />}
        {file.status === 'read' && (
          <>
            <LayoutPreview layout={file.layout} />
            <LayoutAccounts layout={file.layout} onChange={setTakers} mapping={takers} />
          </>
        )}
      </div>
    </Dialog>
  )
}

interface FileDropAreaProps {
  /** Name of the selected file; null before. */
  readonly name: string | null
  readonly onPick: (file: File) => void
}

/** An area to drop a file on, with a button that selects one. */
export function FileDropArea({ name, onPick }: FileDropAreaProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)

  return (
    <div className={styles['pick']}>
      <p dir="auto">{name ?? <Trans>Drop a layout file here, or choose one.</Trans>}</p>
      <Button icon="load" data-autofocus onClick={() => input.current?.click()}>
        {name === null ? <Trans>Choose file</Trans> : <Trans>Choose another file</Trans>}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`Layout file`}
        accept=".json,application/json"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          // Allows selecting the same file again after it was corrected.
          event.currentTarget.value = ''
          if (file !== undefined) onPick(file)
        }}
      />
    </div>
  )
}

type Reason = Extract<LayoutFile, { status: 'refused' }>['reason']

interface LayoutErrorAlertProps {
  readonly reason: Reason
}

/** Explains why a file was rejected. */
export function LayoutErrorAlert({ reason }: LayoutErrorAlertProps) {
  return (
    <p className={styles['error']} role="alert">
      <b>
        <LayoutErrorReason reason={reason} />
      </b>
      <Trans>Nothing was changed.</Trans>
    </p>
  )
}

function LayoutErrorReason({ reason }: LayoutErrorAlertProps) {
  switch (reason) {
    case 'not-json':
      return <Trans>Not a valid layout file (invalid JSON).</Trans>
    case 'foreign':
      return <Trans>This file was created by another app.</Trans>
    case 'newer':
      return <Trans>This file was created by a newer version of Colonnade.</Trans>
    case 'damaged':
      return <Trans>This file is damaged and can't be imported.</Trans>
    case 'too-large':
      return <Trans>This file is too large to be a layout.</Trans>
    case 'unreadable':
      return <Trans>Couldn't read this file.</Trans>
  }
}

interface LayoutPreviewProps {
  readonly layout: Layout
}

/** Lists the workspaces of a layout before it is imported. */
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
  const count = getWorkspaceColumns(workspace).length

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

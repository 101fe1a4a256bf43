import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type DragEvent } from 'react'
import type { AccountKey } from '@colonnade/domain/entities'
import { importLayoutAtom } from '../../state/columns/exchange-layout.ts'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { currentSessionAtom } from '../../state/sessions.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { FilePick } from './FilePick.tsx'
import { LayoutAccounts } from './LayoutAccounts.tsx'
import { LayoutPreview } from './LayoutPreview.tsx'
import { LayoutTrouble } from './LayoutTrouble.tsx'
import { useLayoutFile } from './use-layout-file.ts'
import styles from './ImportDialog.module.css'

interface ImportDialogProps {
  readonly onClose: () => void
}

/** Takes a layout from a file, once it was seen what is in it; any other file changes nothing. */
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
    importLayout({ layout: file.layout, accountOf, isReplacing })
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
              <Trans>Add beside mine</Trans>
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
        <FilePick name={file.status === 'none' ? null : file.name} onPick={read} />
        {file.status === 'refused' && <LayoutTrouble reason={file.reason} />}
        {file.status === 'read' && (
          <>
            <LayoutPreview layout={file.layout} />
            <LayoutAccounts layout={file.layout} onChange={setTakers} takers={takers} />
          </>
        )}
      </div>
    </Dialog>
  )
}

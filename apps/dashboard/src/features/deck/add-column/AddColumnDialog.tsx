import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ColumnKind } from '@colonnade/domain/columns'
import { addChosenColumnAtom } from '../../state/columns/adding-column.ts'
import { useAppAction, useSession } from '../../state/react/index.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { revealColumn } from './column-element.ts'
import { HashtagChoice } from './HashtagChoice.tsx'
import { KindGrid } from './KindGrid.tsx'
import { ListChoice } from './ListChoice.tsx'

interface AddColumnDialogProps {
  readonly onClose: () => void
}

/** Every kind of column as one button; a kind that needs a choice asks for it underneath. */
export function AddColumnDialog({ onClose }: AddColumnDialogProps) {
  const { t } = useLingui()
  const session = useSession()
  const addColumn = useAppAction(addChosenColumnAtom)
  const [asked, setAsked] = useState<ColumnKind | null>(null)

  const handleAdd = (kind: ColumnKind, params: Readonly<Record<string, unknown>> = {}) => {
    const uuid = addColumn({ id: kind, accountKey: session.key, params })
    onClose()
    if (uuid !== null) requestAnimationFrame(() => revealColumn(uuid))
  }

  const handleKind = (kind: ColumnKind) => {
    if (kind === 'HASHTAG' || kind === 'LIST') setAsked(kind)
    else handleAdd(kind)
  }

  return (
    <Dialog title={t`Add column`} closeLabel={t`Close`} onClose={onClose}>
      <KindGrid asked={asked} onChoose={handleKind} />
      {asked === 'HASHTAG' && <HashtagChoice onAdd={(id) => handleAdd('HASHTAG', { id })} />}
      {asked === 'LIST' && <ListChoice onAdd={(id) => handleAdd('LIST', { id })} />}
    </Dialog>
  )
}

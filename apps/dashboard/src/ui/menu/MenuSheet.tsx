import type { ReactNode } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import type { MenuEntries } from './menu-entries.ts'
import { MenuList } from './MenuList.tsx'
import styles from './Menu.module.css'

interface MenuSheetProps {
  readonly label: string
  readonly entries: MenuEntries
  readonly onClose: () => void
  /** What the entries are about. */
  readonly above?: ReactNode
  readonly below?: ReactNode
}

/** A menu at the lower edge, where a thumb reaches it and each entry has room (DRP-04). */
export function MenuSheet({ label, entries, onClose, above, below }: MenuSheetProps) {
  return (
    <Dialog title={label} className={styles['actions']} onClose={onClose}>
      {above !== undefined && <div className={styles['subject']}>{above}</div>}
      <MenuList label={label} entries={entries} onClose={onClose} />
      {below}
    </Dialog>
  )
}

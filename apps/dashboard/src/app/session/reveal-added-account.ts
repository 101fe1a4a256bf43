import { revealColumn } from '../../features/deck/column-element.ts'
import { platformAtom } from '../../state/app-store.ts'
import { shownColumnsAtom } from '../../state/columns/workspaces.ts'
import { addedAccountAtom, sessionsAtom } from '../../state/sessions.ts'
import type { Store } from '../../state/store.ts'

/** Scrolls the deck to the columns of an account that was just added. @returns stops it */
export function startRevealingAddedAccount(app: Store): () => void {
  const reveal = () => {
    const added = app.get(addedAccountAtom)
    const column = app.get(shownColumnsAtom).find(({ accountKey }) => accountKey === added)
    // Its server may respond later than the others.
    if (column === undefined) return
    app.set(addedAccountAtom, null)
    app.get(platformAtom).frames.nextFrame(() => revealColumn(column.uuid))
  }
  reveal()
  return app.sub(sessionsAtom, reveal)
}

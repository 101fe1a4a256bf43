import { focusComposerAtom } from '../../../state/compose/composer-focus.ts'
import { isSubmittingAtom } from '../../../state/compose/sending.ts'
import { discardDraftAtom, discardOwnDraftAtom } from '../../../state/drafts/discard-draft.ts'
import { draftFaultAtom, hasDraftAtom, otherDraftsAtom } from '../../../state/drafts/drafts.ts'
import { newDraftAtom } from '../../../state/drafts/new-draft.ts'
import { openDraftAtom } from '../../../state/drafts/open-draft.ts'
import { useAppAction, useSessionAction, useSessionValue } from '../../../state/react/index.ts'
import { DraftsView } from './DraftsView.tsx'

/** What else the account above has begun to write. */
export function Drafts() {
  const drafts = useSessionValue(otherDraftsAtom)
  const hasOwn = useSessionValue(hasDraftAtom)
  const fault = useSessionValue(draftFaultAtom)
  const isBusy = useSessionValue(isSubmittingAtom)
  const focusComposer = useAppAction(focusComposerAtom)
  const begin = useSessionAction(newDraftAtom)
  const open = useSessionAction(openDraftAtom)
  const discard = useSessionAction(discardDraftAtom)
  const discardOwn = useSessionAction(discardOwnDraftAtom)

  return (
    <DraftsView
      drafts={drafts}
      hasOwn={hasOwn}
      fault={fault}
      isBusy={isBusy}
      onBegin={begin}
      onOpen={(id) => void open(id)}
      onDelete={(id) => {
        // With the last line its list goes too.
        if (drafts.length === 1) focusComposer()
        void discard(id)
      }}
      onDeleteOwn={() => void discardOwn()}
    />
  )
}

import { useEffect, useRef } from 'react'
import { endGuestAtom } from '../../../state/authors/composer-authors.ts'
import { draftOptionsAtom } from '../../../state/compose/draft-parts.ts'
import { draftIdAtom } from '../../../state/compose/draft.ts'
import { composerSnapshotAtom, hasContentToSave } from '../../../state/drafts/composer-snapshot.ts'
import { useAppAction, useSession, useSessionValue } from '../../../state/react/index.ts'

/**
 * Gives composers back to their former author once the reply of another account is published, cancelled or deleted.
 * Typing never does, so that no text changes its author half way. @see BY-37
 */
export function useEndOfGuest(): void {
  const session = useSession()
  const { key, store } = session
  const draftId = useSessionValue(draftIdAtom)
  const { inReplyTo } = useSessionValue(draftOptionsAtom)
  const endGuest = useAppAction(endGuestAtom)
  const state = `${key} ${draftId} ${inReplyTo ?? ''}`
  const seen = useRef(state)

  useEffect(() => {
    if (seen.current === state) return
    const isSameAuthor = seen.current.startsWith(`${key} `)
    seen.current = state
    if (!isSameAuthor) return
    const snapshot = store.get(composerSnapshotAtom(session))
    if (snapshot.editing === null && !hasContentToSave(snapshot)) endGuest(key)
  }, [state, key, session, store, endGuest])
}

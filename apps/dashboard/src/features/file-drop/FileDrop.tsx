import { useEffect, useRef, useState } from 'react'
import { unfoldComposerAtom } from '../../state/columns/shown-composer.ts'
import { dropFilesAtom } from '../../state/compose/attach-files.ts'
import { focusComposerAtom } from '../../state/compose/composer-focus.ts'
import { draftAtom } from '../../state/compose/draft.ts'
import { hasComposerAtom } from '../../state/compose/mounted-composers.ts'
import { isSubmittingAtom } from '../../state/compose/sending.ts'
import { hasRoomAtom } from '../../state/compose/upload-list.ts'
import {
  useAppAction,
  useAppValue,
  useSession,
  useSessionAction,
  useSessionValue,
} from '../../state/react/index.ts'
import { sessionsAtom } from '../../state/sessions.ts'
import { modalAtom } from '../../state/ui/modals.ts'
import { goTo } from '../../ui/link/go-to.ts'
import { DropSign } from './DropSign.tsx'
import { watchFileDrags } from './watch-file-drags.ts'

const COMPOSE_PATH = '/statuses/new'

/** Attaches files that are dropped anywhere on the page to the post of the account above (CMP-52). */
export function FileDrop() {
  const { key } = useSession()
  const [count, setCount] = useState(0)
  const isAlone = useAppValue(sessionsAtom).length < 2
  const isCovered = useAppValue(modalAtom) !== null
  const isSubmitting = useSessionValue(isSubmittingAtom)
  const hasRoom = useSessionValue(hasRoomAtom)
  const hasPoll = useSessionValue(draftAtom).poll !== null
  const dropFiles = useSessionAction(dropFilesAtom)
  const hasComposer = useAppAction(hasComposerAtom)
  const unfoldComposer = useAppAction(unfoldComposerAtom)
  const focusComposer = useAppAction(focusComposerAtom)

  const handleDrop = (files: FileList) => {
    void dropFiles(files)
    if (hasComposer()) {
      unfoldComposer()
      focusComposer()
    } else goTo(COMPOSE_PATH)
  }
  const now = useRef({ isOpen: false, handleDrop })
  useEffect(() => {
    now.current = { isOpen: !isCovered && !isSubmitting, handleDrop }
  })
  useEffect(
    () =>
      watchFileDrags({
        isOpen: () => now.current.isOpen,
        onOver: setCount,
        onDrop: (files) => now.current.handleDrop(files),
      }),
    [],
  )

  if (count === 0) return null
  const room = hasPoll ? 'poll' : hasRoom ? 'free' : 'full'
  return <DropSign room={room} count={count} acct={isAlone ? null : `@${key}`} />
}

import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { authorAtoms, SCREEN_COMPOSER } from '../../state/authors/column-author.ts'
import { expandComposerAtom, shownComposerAtom } from '../../state/columns/shown-strip.ts'
import { dropFilesAtom } from '../../state/compose/attach-files.ts'
import { focusComposerAtom, hasComposerAtom } from '../../state/compose/composer-focus.ts'
import { hasPollAtom } from '../../state/compose/draft-parts.ts'
import { isSubmittingAtom } from '../../state/compose/draft.ts'
import { canAddFileAtom } from '../../state/compose/upload-list.ts'
import {
  SessionProvider,
  useAppAction,
  useAppValue,
  useSession,
  useSessionAction,
  useSessionValue,
} from '../../state/react/index.ts'
import { sessionsAtom } from '../../state/sessions.ts'
import { modalAtom } from '../../state/ui/modals.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { goTo } from '../../ui/link/go-to.ts'
import styles from './FileDrop.module.css'

interface FileDragOptions {
  /** Whether files can be dropped now. */
  readonly isOpen: () => boolean
  /** Called with the number of files over the page that can be dropped; 0 when there are none. */
  readonly onOver: (count: number) => void
  /** Called with dropped files that no other element handled. */
  readonly onDrop: (files: FileList) => void
}

/**
 * Watches files that are dragged over the page. A drop never navigates away from the page. Browsers do not always
 * report that a drag was cancelled or ended elsewhere, so Escape and a pointer that moves without a pressed button
 * end it as well.
 *
 * @returns a function that stops watching
 */
function watchFileDrags({ isOpen, onOver, onDrop }: FileDragOptions): () => void {
  const handleOver = (event: DragEvent) => {
    if (!hasFiles(event)) return
    if (isFileField(event)) return handleEnd()
    event.preventDefault()
    const mayDrop = isOpen()
    if (event.dataTransfer !== null) event.dataTransfer.dropEffect = mayDrop ? 'copy' : 'none'
    onOver(mayDrop ? countFiles(event) : 0)
  }
  const handleEnd = () => onOver(0)
  const handleLeave = (event: DragEvent) => {
    // Moving from one element to another is not leaving the page.
    if (event.relatedTarget === null) handleEnd()
  }
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') handleEnd()
  }
  const handlePointerMove = ({ buttons }: PointerEvent) => {
    if (buttons === 0) handleEnd()
  }
  const handleDrop = (event: DragEvent) => {
    handleEnd()
    if (!hasFiles(event) || isFileField(event)) return
    const isTaken = event.defaultPrevented
    event.preventDefault()
    const files = event.dataTransfer?.files
    if (!isTaken && isOpen() && files !== undefined && files.length > 0) onDrop(files)
  }
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('dragenter', handleOver, { signal })
  window.addEventListener('dragover', handleOver, { signal })
  window.addEventListener('dragleave', handleLeave, { signal })
  window.addEventListener('drop', handleDrop, { signal })
  window.addEventListener('dragend', handleEnd, { signal })
  // In the capture phase, before an element of the page can stop the event.
  window.addEventListener('keydown', handleKeyDown, { signal, capture: true })
  window.addEventListener('pointermove', handlePointerMove, {
    signal,
    capture: true,
    passive: true,
  })
  return () => listening.abort()
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false

/** Whether the target is a file input. */
const isFileField = ({ target }: DragEvent): boolean =>
  target instanceof HTMLInputElement && target.type === 'file'

/** Some browsers report the number of files only on drop. */
const countFiles = ({ dataTransfer }: DragEvent): number =>
  Math.max(1, [...(dataTransfer?.items ?? [])].filter(({ kind }) => kind === 'file').length)

const COMPOSE_PATH = '/statuses/new'

/** Attaches files that are dropped anywhere on the page to the post in the composer that is shown (CMP-52). */
export function FileDrop() {
  const composer = useAppValue(shownComposerAtom)
  const author = useAppValue(authorAtoms(composer ?? SCREEN_COMPOSER))
  if (author === null) return null

  return (
    <SessionProvider session={author}>
      <DropTarget />
    </SessionProvider>
  )
}

function DropTarget() {
  const { key } = useSession()
  const [count, setCount] = useState(0)
  const isAlone = useAppValue(sessionsAtom).length < 2
  const isCovered = useAppValue(modalAtom) !== null
  const isSubmitting = useSessionValue(isSubmittingAtom)
  const canAddFile = useSessionValue(canAddFileAtom)
  const hasPoll = useSessionValue(hasPollAtom)
  const dropFiles = useSessionAction(dropFilesAtom)
  const hasComposer = useAppAction(hasComposerAtom)
  const unfoldComposer = useAppAction(expandComposerAtom)
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
  const capacity = hasPoll ? 'poll' : canAddFile ? 'free' : 'full'
  return <DropOverlay capacity={capacity} count={count} acct={isAlone ? null : `@${key}`} />
}

interface DropOverlayProps {
  /** Whether the post accepts another file: yes, no because it is full, or no because it has a poll. */
  readonly capacity: 'free' | 'full' | 'poll'
  /** Number of dragged files. */
  readonly count: number
  /** Account whose post it is; null when only one is signed in. */
  readonly acct: string | null
}

/** Covers the page while files are dragged over it. */
export function DropOverlay({ capacity, count, acct }: DropOverlayProps) {
  const isFree = capacity === 'free'
  const attach = plural(count, {
    one: 'Drop the file to attach it',
    other: 'Drop the files to attach them',
  })

  return (
    <div className={styles['overlay']} data-refusing={!isFree || undefined}>
      <p className={styles['words']}>
        <span className={styles['picture']}>
          <Icon name={isFree ? 'image' : 'block'} size={30} />
        </span>
        <b>
          {isFree && attach}
          {capacity === 'full' && <Trans>No more files can be attached</Trans>}
          {capacity === 'poll' && <Trans>You can't attach files to a poll</Trans>}
        </b>
        {isFree && acct !== null && (
          <small dir="auto">
            <Trans>to {acct}'s post</Trans>
          </small>
        )}
      </p>
    </div>
  )
}

import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { unfoldComposerAtom } from '../../state/columns/shown-strip.ts'
import { dropFilesAtom } from '../../state/compose/attach-files.ts'
import { focusComposerAtom, hasComposerAtom } from '../../state/compose/composer-focus.ts'
import { draftAtom, isSubmittingAtom } from '../../state/compose/draft.ts'
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
import { Icon } from '../../ui/icon/Icon.tsx'
import { goTo } from '../../ui/link/go-to.ts'
import styles from './FileDrop.module.css'

interface FileDragWatch {
  /** Whether files may be let go now. */
  readonly isOpen: () => boolean
  /** So many files are over the page and may be let go; 0 when none are, or no longer. */
  readonly onOver: (count: number) => void
  /** Files were let go where nothing else took them. */
  readonly onDrop: (files: FileList) => void
}

/**
 * Follows files that are dragged over the page. Wherever they are let go, the page is not left for them. Browsers do
 * not always report that a drag was cancelled or ended elsewhere: Escape, and a pointer that moves without a pressed
 * button, end it as well.
 *
 * @returns stops following
 */
function watchFileDrags({ isOpen, onOver, onDrop }: FileDragWatch): () => void {
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
    // From one element to the next is no leaving.
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
  // Before anything in the page can keep them to itself.
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

/** It takes files itself. */
const isFileField = ({ target }: DragEvent): boolean =>
  target instanceof HTMLInputElement && target.type === 'file'

/** Some browsers tell how many there are only once they are dropped. */
const countFiles = ({ dataTransfer }: DragEvent): number =>
  Math.max(1, [...(dataTransfer?.items ?? [])].filter(({ kind }) => kind === 'file').length)

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

interface DropSignProps {
  /** What the post makes of another file. */
  readonly room: 'free' | 'full' | 'poll'
  /** How many files are dragged. */
  readonly count: number
  /** Whose post it is; null where nobody could be mistaken. */
  readonly acct: string | null
}

/** Lies over the whole page while files are dragged over it. */
export function DropSign({ room, count, acct }: DropSignProps) {
  const isFree = room === 'free'
  const attach = plural(count, {
    one: 'Drop the file to attach it',
    other: 'Drop the files to attach them',
  })

  return (
    <div className={styles['sign']} data-refusing={!isFree || undefined}>
      <p className={styles['words']}>
        <span className={styles['picture']}>
          <Icon name={isFree ? 'image' : 'block'} size={30} />
        </span>
        <b>
          {isFree && attach}
          {room === 'full' && <Trans>No more files can be attached</Trans>}
          {room === 'poll' && <Trans>You can't attach files to a poll</Trans>}
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

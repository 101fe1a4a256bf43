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
export function watchFileDrags({ isOpen, onOver, onDrop }: FileDragWatch): () => void {
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

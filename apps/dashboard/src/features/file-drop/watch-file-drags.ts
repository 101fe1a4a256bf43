interface FileDragWatch {
  /** Whether files may be let go now. */
  readonly isOpen: () => boolean
  /** Files are over the page, or no longer. */
  readonly onOver: (isOver: boolean) => void
  /** Files were let go where nothing else took them. */
  readonly onDrop: (files: FileList) => void
}

/**
 * Follows files that are dragged over the page. Wherever they are let go, the page is not left for them.
 *
 * @returns stops following
 */
export function watchFileDrags({ isOpen, onOver, onDrop }: FileDragWatch): () => void {
  const handleOver = (event: DragEvent) => {
    if (!hasFiles(event) || isFileField(event)) return
    event.preventDefault()
    const mayDrop = isOpen()
    if (event.dataTransfer !== null) event.dataTransfer.dropEffect = mayDrop ? 'copy' : 'none'
    onOver(mayDrop)
  }
  const handleLeave = (event: DragEvent) => {
    // From one element to the next is no leaving.
    if (event.relatedTarget === null) onOver(false)
  }
  const handleDrop = (event: DragEvent) => {
    onOver(false)
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
  return () => listening.abort()
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false

/** It takes files itself. */
const isFileField = ({ target }: DragEvent): boolean =>
  target instanceof HTMLInputElement && target.type === 'file'

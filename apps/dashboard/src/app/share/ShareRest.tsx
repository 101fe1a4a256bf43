import { useEffect } from 'react'
import { Drafts, Suggester, useComposerParts } from '../../features/compose/stand-alone-parts.ts'
import type { ComposerParts, Suggesting } from '../../features/compose/stand-alone.ts'
import { useSession } from '../../state/react/index.ts'
import { startWriting } from '../../state/share/start-writing.ts'
import { ModalHost } from '../modals/ModalHost.tsx'

export interface ShareRestProps {
  readonly onParts: (parts: ComposerParts) => void
  readonly onSuggesting: (suggesting: Suggesting) => void
}

/** All of the composer that one need not wait for to begin writing, its drafts, and the dialogs. */
export function ShareRest({ onParts, onSuggesting }: ShareRestProps) {
  const session = useSession()
  const parts = useComposerParts()

  useEffect(() => {
    startWriting(session)
    onParts(parts)
  }, [session, onParts, parts])

  return (
    <>
      <Suggester onChange={onSuggesting} />
      <Drafts />
      <ModalHost />
    </>
  )
}

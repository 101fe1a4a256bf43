import { useEffect } from 'react'
import { Drafts, Suggester, useComposerParts } from '../../features/compose/standalone-parts.ts'
import type { ComposerParts, ComposerSuggestions } from '../../features/compose/standalone.ts'
import { lazyToastParts } from '../../features/toasts/index.ts'
import { preload } from '../../lib/lazy-module.ts'
import { useSession } from '../../state/react/index.ts'
import { startComposer } from '../../state/share/start-composer.ts'
import { ModalHost } from '../modals/ModalHost.tsx'

export interface DeferredSharePartsProps {
  readonly onParts: (parts: ComposerParts) => void
  readonly onSuggesting: (suggesting: ComposerSuggestions) => void
}

/** The parts of the composer that are not needed to start writing, its drafts, and the dialogs. */
export function DeferredShareParts({ onParts, onSuggesting }: DeferredSharePartsProps) {
  const session = useSession()
  const parts = useComposerParts()

  useEffect(() => {
    void preload(...lazyToastParts)
    startComposer(session)
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

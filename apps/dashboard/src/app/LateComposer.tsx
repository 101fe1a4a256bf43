import { useContext, useEffect, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { columnTimeline, type Column } from '@colonnade/domain/columns'
import { shownColumnsAtom } from '../state/columns/workspaces.ts'
import { composerFocusAtom } from '../state/compose/composer-focus.ts'
import { mountComposerAtom } from '../state/compose/mounted-composers.ts'
import { useAppAction, useAppValue } from '../state/react/index.ts'
import { noteFirstRowsAtom } from '../state/ui/first-rows.ts'
import { LaterContext } from '../ui/later/later-context.ts'
import { Skeleton } from '../ui/skeleton/Skeleton.tsx'
import { bundle } from './bundle.ts'
import { LazyPart } from './LazyPart.tsx'

const COMPOSE_PATH = '/statuses/new'

const composePart = bundle(async () => (await import('../features/compose/index.ts')).ComposeColumn)

/** Fetches the composer before anybody asks for it. What fails is told later, where it stands. */
export function fetchComposer(): void {
  composePart.load().catch(() => undefined)
}

const isList = (column: Column) => column.id === 'NOTIFICATIONS' || columnTimeline(column) !== null

/**
 * The composer gives way to the first posts, unless it is what the reader came for. Its place counts as
 * one: who asks for it meanwhile need not be led anywhere else.
 */
export function LateComposer() {
  const later = useContext(LaterContext)
  const isScreen = usePathname() === COMPOSE_PATH
  const hasLists = useAppValue(shownColumnsAtom).some(isList)
  const requests = useAppValue(composerFocusAtom)
  const [before] = useState(requests)
  const [isDue, setIsDue] = useState(false)
  const mountComposer = useAppAction(mountComposerAtom)
  const noteFirstRows = useAppAction(noteFirstRowsAtom)
  const isAsked = requests !== before
  const isWanted = isScreen || isAsked || !hasLists

  useEffect(() => mountComposer(), [mountComposer])
  useEffect(() => later(() => setIsDue(true)), [later])
  // Drafts and all else that belongs to writing need wait no longer either.
  useEffect(() => {
    if (isWanted) noteFirstRows()
  }, [isWanted, noteFirstRows])

  const waiting = <Skeleton rows={1} />
  if (!isDue && !isWanted) return waiting
  return <LazyPart part={composePart} props={{ takesFocus: isAsked }} waiting={waiting} />
}

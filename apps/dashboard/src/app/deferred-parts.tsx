import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { type Column, getColumnTimeline } from '@colonnade/domain/columns'
import { lazyRowActions, lazyStatusParts } from '../features/status/index.ts'
import { lazyToastParts } from '../features/toasts/index.ts'
import { lazyModule, preload } from '../lib/lazy-module.ts'
import { shownColumnsAtom } from '../state/columns/workspaces.ts'
import { composerFocusAtom, mountComposerAtom } from '../state/compose/composer-focus.ts'
import { useAppAction, useAppValue, useSession } from '../state/react/index.ts'
import { showMessageAtom } from '../state/ui/messages.ts'
import { closeModalAtom, modalAtom } from '../state/ui/modals.ts'
import { runAfterFirstRows, markFirstRowsAtom } from '../state/ui/run-after-first-rows.ts'
import { type Defer, DeferContext } from '../ui/deferred/defer-context.ts'
import { MissingContext } from '../ui/deferred/missing-context.ts'
import { useIsDue, useLazyModule } from '../ui/deferred/use-lazy-module.ts'
import { failureModule } from '../ui/failure/DeferredFailure.tsx'
import { Lazy } from '../ui/lazy/Lazy.tsx'
import { Skeleton } from '../ui/skeleton/Skeleton.tsx'

interface DeferProviderProps {
  readonly children: ReactNode
}

/**
 * Defers tasks below it until the first posts of the deck are painted. Shows a toast for a part that fails to load.
 */
export function DeferProvider({ children }: DeferProviderProps) {
  const { t } = useLingui()
  const { app } = useSession()
  const defer = useCallback<Defer>((work) => runAfterFirstRows(app, work), [app])
  const showToast = useAppAction(showMessageAtom)
  const text = t`Something went wrong while loading this component`
  const showLoadError = useCallback(() => showToast({ kind: 'text', text }), [showToast, text])

  useEffect(
    () =>
      defer(() => {
        void preload(
          composePart,
          failureModule,
          lazyRowActions,
          ...lazyStatusParts,
          ...lazyToastParts,
        )
      }),
    [defer],
  )

  return (
    <DeferContext value={defer}>
      <MissingContext value={showLoadError}>{children}</MissingContext>
    </DeferContext>
  )
}

const COMPOSE_PATH = '/statuses/new'

const composePart = lazyModule(
  async () => (await import('../features/compose/index.ts')).ComposeColumn,
)

const isList = (column: Column) =>
  column.id === 'NOTIFICATIONS' || getColumnTimeline(column) !== null

interface DeferredComposerProps {
  readonly uuid: string
}

/**
 * Defers the composer until the first posts are painted, unless the user opened it. Its place in the deck counts as a
 * mounted composer, so a request for it opens no other one.
 */
export function DeferredComposer({ uuid }: DeferredComposerProps) {
  const isScreen = usePathname() === COMPOSE_PATH
  const hasLists = useAppValue(shownColumnsAtom).some(isList)
  const requests = useAppValue(composerFocusAtom)
  const [initialRequests] = useState(requests)
  const isDue = useIsDue('later')
  const mountComposer = useAppAction(mountComposerAtom)
  const markFirstRows = useAppAction(markFirstRowsAtom)
  const isRequested = requests !== initialRequests
  const isWanted = isScreen || isRequested || !hasLists

  useEffect(() => mountComposer(), [mountComposer])
  // Starts the other deferred parts too, such as drafts.
  useEffect(() => {
    if (isWanted) markFirstRows()
  }, [isWanted, markFirstRows])

  const placeholder = <Skeleton rows={1} />
  if (!isDue && !isWanted) return placeholder
  return (
    <Lazy module={composePart} props={{ uuid, takesFocus: isRequested }} fallback={placeholder} />
  )
}

const modalHostPart = lazyModule(async () => (await import('./modals/ModalHost.tsx')).ModalHost)

/** Loads the dialog host once posts are shown, or with the first dialog. */
export function DeferredModals() {
  const top = useAppValue(modalAtom)
  const closeModal = useAppAction(closeModalAtom)

  useLazyModule(modalHostPart, 'later')

  if (top === null) return null
  const failure = { kind: 'dialog', onClose: () => closeModal(top.key) } as const
  return <Lazy module={modalHostPart} props={{}} failure={failure} />
}

const connectionPart = lazyModule(
  async () => (await import('../features/connection/index.ts')).ConnectionIndicator,
)

interface DeferredConnectionIndicatorProps {
  readonly uuid: string
}

/** Loads the connection indicator after the first posts, because it has no content before. */
export function DeferredConnectionIndicator({ uuid }: DeferredConnectionIndicatorProps) {
  return <Lazy module={connectionPart} props={{ uuid }} failure="sign" when="later" />
}

const lateParts = lazyModule(async () => (await import('./LateParts.tsx')).LateParts)

/** Loads what the deck needs only after the first posts. */
export function DeferredLateParts() {
  return <Lazy module={lateParts} props={{}} failure="nothing" when="later" />
}

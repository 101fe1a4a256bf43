import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { type Column, columnTimeline } from '@colonnade/domain/columns'
import { alertText } from '../features/messages/index.ts'
import { rowActions, statusParts } from '../features/status/index.ts'
import { lazyModule, preload } from '../lib/lazy-module.ts'
import { shownColumnsAtom } from '../state/columns/workspaces.ts'
import { composerFocusAtom, mountComposerAtom } from '../state/compose/composer-focus.ts'
import { useAppAction, useAppValue, useSession } from '../state/react/index.ts'
import { afterFirstRows, noteFirstRowsAtom } from '../state/ui/first-rows.ts'
import { showMessageAtom } from '../state/ui/messages.ts'
import { closeModalAtom, modalAtom } from '../state/ui/modals.ts'
import { failureModule } from '../ui/failure/LateFailure.tsx'
import { type Later, LaterContext } from '../ui/later/later-context.ts'
import { MissingContext } from '../ui/later/missing-context.ts'
import { useIsDue, useLazyModule } from '../ui/later/use-lazy-module.ts'
import { Lazy } from '../ui/lazy/Lazy.tsx'
import { Skeleton } from '../ui/skeleton/Skeleton.tsx'

interface LateWorkProps {
  readonly children: ReactNode
}

/** Below it all that can wait does, until the first posts of the deck are painted; what does not come then is told. */
export function LateWork({ children }: LateWorkProps) {
  const { t } = useLingui()
  const { app } = useSession()
  const later = useCallback<Later>((work) => afterFirstRows(app, work), [app])
  const showNotice = useAppAction(showMessageAtom)
  const text = t`Something went wrong while loading this component`
  const tellMissing = useCallback(() => showNotice({ kind: 'text', text }), [showNotice, text])

  useEffect(
    () =>
      later(() => {
        void preload(composePart, failureModule, alertText, rowActions, ...statusParts)
      }),
    [later],
  )

  return (
    <LaterContext value={later}>
      <MissingContext value={tellMissing}>{children}</MissingContext>
    </LaterContext>
  )
}

const COMPOSE_PATH = '/statuses/new'

const composePart = lazyModule(
  async () => (await import('../features/compose/index.ts')).ComposeColumn,
)

const isList = (column: Column) => column.id === 'NOTIFICATIONS' || columnTimeline(column) !== null

/**
 * The composer gives way to the first posts, unless it is what the reader came for. Its place counts as
 * one: who asks for it meanwhile need not be led anywhere else.
 */
export function LateComposer() {
  const isScreen = usePathname() === COMPOSE_PATH
  const hasLists = useAppValue(shownColumnsAtom).some(isList)
  const requests = useAppValue(composerFocusAtom)
  const [before] = useState(requests)
  const isDue = useIsDue('later')
  const mountComposer = useAppAction(mountComposerAtom)
  const noteFirstRows = useAppAction(noteFirstRowsAtom)
  const isAsked = requests !== before
  const isWanted = isScreen || isAsked || !hasLists

  useEffect(() => mountComposer(), [mountComposer])
  // Drafts and all else that belongs to writing need wait no longer either.
  useEffect(() => {
    if (isWanted) noteFirstRows()
  }, [isWanted, noteFirstRows])

  const waiting = <Skeleton rows={1} />
  if (!isDue && !isWanted) return waiting
  return <Lazy module={composePart} props={{ takesFocus: isAsked }} fallback={waiting} />
}

const hostPart = lazyModule(async () => (await import('./modals/ModalHost.tsx')).ModalHost)

/** What shows dialogs, fetched once there is something to read, or with the first dialog. */
export function LateModals() {
  const top = useAppValue(modalAtom)
  const closeModal = useAppAction(closeModalAtom)

  useLazyModule(hostPart, 'later')

  if (top === null) return null
  const failure = { kind: 'dialog', onClose: () => closeModal(top.key) } as const
  return <Lazy module={hostPart} props={{}} failure={failure} />
}

const connectionPart = lazyModule(
  async () => (await import('../features/connection/index.ts')).ConnectionSign,
)

interface LateConnectionSignProps {
  readonly uuid: string
}

/** There is nothing to tell of a connection before the first posts: its program is not fetched beside theirs. */
export function LateConnectionSign({ uuid }: LateConnectionSignProps) {
  return <Lazy module={connectionPart} props={{ uuid }} failure="sign" when="later" />
}

const fileDropPart = lazyModule(
  async () => (await import('../features/file-drop/index.ts')).FileDrop,
)

/** What takes files from anywhere on the page, fetched once there is something to read. */
export function LateFileDrop() {
  return <Lazy module={fileDropPart} props={{}} failure="nothing" when="later" />
}

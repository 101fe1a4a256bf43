import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { type Column, columnTimeline } from '@colonnade/domain/columns'
import { fetchAlertText } from '../features/messages/index.ts'
import { fetchRowActs, fetchStatusParts } from '../features/status/index.ts'
import { whenArrived } from '../lib/late-code.ts'
import { shownColumnsAtom } from '../state/columns/workspaces.ts'
import { composerFocusAtom, mountComposerAtom } from '../state/compose/composer-focus.ts'
import { useAppAction, useAppValue, useSession } from '../state/react/index.ts'
import { afterFirstRows, noteFirstRowsAtom } from '../state/ui/first-rows.ts'
import { closeModalAtom, modalAtom } from '../state/ui/modals.ts'
import { showNoticeAtom } from '../state/ui/notices.ts'
import { fetchFailure } from '../ui/failure/LateFailure.tsx'
import { type Later, LaterContext } from '../ui/later/later-context.ts'
import { MissingContext } from '../ui/later/missing-context.ts'
import { Skeleton } from '../ui/skeleton/Skeleton.tsx'
import { bundle } from './bundle.ts'
import { LazyPart } from './LazyPart.tsx'

interface LateWorkProps {
  readonly children: ReactNode
}

/** Below it all that can wait does, until the first posts of the deck are painted; what does not come then is told. */
export function LateWork({ children }: LateWorkProps) {
  const { t } = useLingui()
  const { app } = useSession()
  const later = useCallback<Later>((work) => afterFirstRows(app, work), [app])
  const showNotice = useAppAction(showNoticeAtom)
  const text = t`Something went wrong while loading this component`
  const tellMissing = useCallback(() => showNotice({ kind: 'text', text }), [showNotice, text])

  useEffect(
    () =>
      later(() => {
        fetchComposer()
        fetchFailure()
        fetchAlertText()
        // What does not come now comes with the first press.
        fetchRowActs().catch(() => undefined)
        void fetchStatusParts()
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

const composePart = bundle(async () => (await import('../features/compose/index.ts')).ComposeColumn)

/** Fetches the composer before anybody asks for it. What fails is told later, where it stands. */
function fetchComposer(): void {
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

const hostPart = bundle(async () => (await import('./modals/ModalHost.tsx')).ModalHost)

/** What shows dialogs, fetched once there is something to read, or with the first dialog. */
export function LateModals() {
  const later = useContext(LaterContext)
  const top = useAppValue(modalAtom)
  const closeModal = useAppAction(closeModalAtom)

  useEffect(() => later(() => void hostPart.load().catch(() => undefined)), [later])

  if (top === null) return null
  return <LazyPart part={hostPart} props={{}} waiting={null} onClose={() => closeModal(top.key)} />
}

const connectionPart = bundle(
  async () => (await import('../features/connection/index.ts')).ConnectionSign,
)

interface LateConnectionSignProps {
  readonly uuid: string
}

/** There is nothing to tell of a connection before the first posts: its program is not fetched beside theirs. */
export function LateConnectionSign({ uuid }: LateConnectionSignProps) {
  const later = useContext(LaterContext)
  const [isDue, setIsDue] = useState(false)
  useEffect(() => later(() => setIsDue(true)), [later])
  if (!isDue) return null
  return <LazyPart part={connectionPart} props={{ uuid }} waiting={null} isSign />
}

const loadFileDrop = async () => {
  const { FileDrop } = await import('../features/file-drop/index.ts')
  return { Part: FileDrop }
}

/** What takes files from anywhere on the page, fetched once there is something to read. */
export function LateFileDrop() {
  const later = useContext(LaterContext)
  const [drop, setDrop] = useState<Awaited<ReturnType<typeof loadFileDrop>> | null>(null)

  useEffect(() => {
    let giveUp = () => {}
    const stop = later(() => {
      giveUp = whenArrived(loadFileDrop, setDrop, 'files cannot be dropped on the page')
    })
    return () => {
      stop()
      giveUp()
    }
  }, [later])

  return drop === null ? null : <drop.Part />
}

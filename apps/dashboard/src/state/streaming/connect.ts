import { atom } from 'jotai/vanilla'
import { encodeTimelineKey, markGap, newestId, pollDelay } from '@colonnade/domain/timeline'
import { loadNewestNotificationsAtom } from '../notifications/load-notifications.ts'
import { notificationsWindowAtom } from '../notifications/notifications.ts'
import type { Session } from '../session.ts'
import { writeWindowAtom } from '../timelines/lay-columns.ts'
import { loadNewestAtom } from '../timelines/load-page.ts'
import { openColumns, timelineAtoms } from '../timelines/timelines.ts'
import { streamStateAtom } from './stream-state.ts'
import { batcherOf } from './timeline-streams.ts'

const HOME = encodeTimelineKey({ kind: 'home' })

/** Follows the session's socket: gaps when it drops, polling while it is away, a refresh when it is back. @returns stops it */
export function startStreaming(session: Session): () => void {
  const { clock, random } = session.platform
  let cancelPoll: (() => void) | null = null
  let hasOpened = false

  function poll(): void {
    void session.store.set(refreshAtom, session, [HOME])
    cancelPoll = clock.after(pollDelay(false, random()), poll)
  }

  function handleLost(): void {
    if (cancelPoll !== null) return
    if (hasOpened) session.store.set(markGapsAtom, session)
    session.store.set(streamStateAtom(session), 'polling')
    cancelPoll = clock.after(pollDelay(true, random()), poll)
  }

  function handleOpen(): void {
    session.store.set(streamStateAtom(session), 'open')
    cancelPoll?.()
    const isReturn = hasOpened || cancelPoll !== null
    cancelPoll = null
    hasOpened = true
    if (isReturn) void session.store.set(refreshAtom, session, [...openColumns(session).values()])
  }

  const stops = [
    session.streaming.watchState((state) => {
      if (state === 'open') handleOpen()
      if (state === 'closed') handleLost()
    }),
    session.streaming.subscribe({ stream: 'user' }, (event) => {
      const isOwn = event.type === 'notification' || event.type === 'filters_changed'
      if (isOwn) batcherOf(session).push({ key: null, event })
    }),
  ]
  return () => {
    for (const stop of stops) stop()
    cancelPoll?.()
    batcherOf(session).stop()
    session.streaming.close()
  }
}

/** What was sent while nobody listened is missing in front (TL-11, NTF-15). */
const markGapsAtom = atom(null, (get, set, session: Session) => {
  for (const key of new Set(openColumns(session).values())) {
    const window = get(timelineAtoms(session)(key))
    if (newestId(window) !== null) set(writeWindowAtom, session, key, markGap(window))
  }
  set(notificationsWindowAtom(session), (window) => markGap(window))
})

const refreshAtom = atom(
  null,
  async (_get, set, session: Session, keys: readonly ReturnType<typeof encodeTimelineKey>[]) => {
    const open = new Set(openColumns(session).values())
    const refreshed = [...new Set(keys)].filter((key) => open.has(key))
    await Promise.all([
      ...refreshed.map((key) => set(loadNewestAtom, session, key)),
      set(loadNewestNotificationsAtom, session),
    ])
  },
)

import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { getNotification } from '@colonnade/api-client/endpoints'
import type { NotificationId } from '@colonnade/domain/entities'
import { openColumns } from '../list-columns/column-source.ts'
import { isNotificationsList } from '../live-lists/list-name.ts'
import { marksAtom } from '../notifications/row-rules.ts'
import { ingestNotificationsAtom } from '../notifications/update-notifications.ts'
import { perSession, type Session } from '../session.ts'
import { fetchedAtom, getUnknownMarks } from './arrange-rows.ts'
import { dropMarksAtom } from './marks.ts'

/** How many notifications are fetched at a time, one request each. */
const MAX_FETCHED = 20

/** A later attempt, after the network or the server failed. Unit: ms. */
const RETRY_MS = 60_000

const NOT_FOUND = 404

/** Pages that are still loading may have the notifications. Unit: ms. */
const DELAY_MS = 1_500

const states = perSession(() => ({ isFetching: false, isScheduled: false }))

/** Fetches missing notifications in a moment, if an open column needs them. */
export const scheduleFetchAtom = atom(
  null,
  (get, _set, session: Session, delay: number = DELAY_MS) => {
    const state = states(session)
    if (state.isScheduled || getUnknownMarks(get, session).length === 0) return
    state.isScheduled = true
    session.platform.clock.after(delay, () => {
      state.isScheduled = false
      const names = [...openColumns(session).values()].map(({ name }) => name)
      if (names.some(isNotificationsList)) void session.store.set(fetchMarkedAtom, session)
    })
  },
)

/** Fetches the notifications that are due or need an answer and that no loaded page has. */
const fetchMarkedAtom = atom(null, async (get, set, session: Session) => {
  const state = states(session)
  if (state.isFetching) return
  state.isFetching = true
  try {
    const wanted = getUnknownMarks(get, session).slice(0, MAX_FETCHED)
    for (const id of wanted) await set(fetchOneAtom, session, id)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    set(scheduleFetchAtom, session, RETRY_MS)
  } finally {
    state.isFetching = false
  }
})

/** A notification that the server does not have any more loses its mark. */
const fetchOneAtom = atom(null, async (get, set, session: Session, id: NotificationId) => {
  try {
    const options = { skipAlert: true, skipLoading: true }
    const found = await session.api.request(getNotification, { id }, options)
    if (get(marksAtom(session))?.has(id) !== true) return
    set(ingestNotificationsAtom, session, [found])
    set(fetchedAtom(session), new Set([...get(fetchedAtom(session)), id]))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== NOT_FOUND) throw error
    set(dropMarksAtom, session, [id])
  }
})

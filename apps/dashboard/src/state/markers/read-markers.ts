import { ApiError } from '@colonnade/api-client'
import { getMarkers } from '@colonnade/api-client/endpoints'
import type { MarkersEntity } from '@colonnade/domain/entities'
import { markedPlace, type Place } from '@colonnade/domain/places'
import { idOrder } from '../entities/id-order.ts'
import { perSession, type Session } from '../session.ts'
import { type MarkedTimeline, sentMarker } from './save-markers.ts'

/** A start does not wait longer than this to hear where other devices are. */
export const MARKERS_WAIT_MS = 1_500

const TIMELINES: readonly MarkedTimeline[] = ['home', 'notifications']

const asked = perSession(() => new Map<MarkedTimeline, Promise<MarkersEntity>>())

/**
 * Asks once, at the start, how far other devices have read: whoever reads already is never moved.
 *
 * @see BY-13; https://docs.joinmastodon.org/methods/markers/#get
 */
export function readMarkers(session: Session): void {
  const answer = Promise.race([ask(session), nothingAfter(session)])
  for (const timeline of TIMELINES) asked(session).set(timeline, answer)
}

async function ask({ api }: Session): Promise<MarkersEntity> {
  try {
    return await api.call(
      getMarkers,
      { timeline: TIMELINES },
      { skipLoading: true, skipAlert: true },
    )
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return {}
  }
}

function nothingAfter({ platform }: Session): Promise<MarkersEntity> {
  return new Promise((resolve) => {
    platform.clock.after(MARKERS_WAIT_MS, () => resolve({}))
  })
}

/**
 * Where somebody stands who may have read on elsewhere.
 *
 * @param own what this browser remembers
 * @returns null where nothing was asked, or the first column of the timeline has taken the answer
 */
export function takeMarker(
  session: Session,
  timeline: MarkedTimeline,
  own: Place | null,
): Promise<Place | null> | null {
  const answer = asked(session).get(timeline)
  if (answer === undefined) return null
  asked(session).delete(timeline)
  return answer.then((markers) =>
    markedPlace(own, markers[timeline] ?? null, sentMarker(session, timeline), idOrder(session)),
  )
}

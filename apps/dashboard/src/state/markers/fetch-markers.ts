import { ApiError } from '@colonnade/api-client'
import { getMarkers } from '@colonnade/api-client/endpoints'
import type { MarkersEntity } from '@colonnade/domain/entities'
import { applyMarker, type ScrollPosition } from '@colonnade/domain/scroll-positions'
import { getIdOrder } from '../entities/get-id-order.ts'
import { perSession, type Session } from '../session.ts'
import { type MarkedTimeline, getSentMarker } from './save-markers.ts'

/** The longest time that the start waits for the positions of other devices. Unit: ms. */
export const MARKERS_TIMEOUT_MS = 1_500

const TIMELINES: readonly MarkedTimeline[] = ['home', 'notifications']

const requests = perSession(() => new Map<MarkedTimeline, Promise<MarkersEntity>>())

/**
 * Fetches the markers once, at the start. A scroll position that the user has already is never changed.
 *
 * @see BY-13; https://docs.joinmastodon.org/methods/markers/#get
 */
export function fetchMarkers(session: Session): void {
  const answer = Promise.race([requestMarkers(session), createTimeout(session)])
  for (const timeline of TIMELINES) requests(session).set(timeline, answer)
}

async function requestMarkers({ api }: Session): Promise<MarkersEntity> {
  try {
    return await api.request(
      getMarkers,
      { timeline: TIMELINES },
      { skipLoading: true, skipAlert: true },
    )
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return {}
  }
}

function createTimeout({ platform }: Session): Promise<MarkersEntity> {
  return new Promise((resolve) => {
    platform.clock.after(MARKERS_TIMEOUT_MS, () => resolve({}))
  })
}

/**
 * Returns the scroll position that another device may have advanced.
 *
 * @param own the position stored in this browser
 * @returns null if there was no request, or the first column of the timeline has used the response
 */
export function consumeMarker(
  session: Session,
  timeline: MarkedTimeline,
  own: ScrollPosition | null,
): Promise<ScrollPosition | null> | null {
  const answer = requests(session).get(timeline)
  if (answer === undefined) return null
  requests(session).delete(timeline)
  return answer.then((markers) =>
    applyMarker(
      own,
      markers[timeline] ?? null,
      getSentMarker(session, timeline),
      getIdOrder(session),
    ),
  )
}

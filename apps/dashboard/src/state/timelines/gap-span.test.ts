import { expect, test } from 'vitest'
import { notificationId, statusId } from '@colonnade/domain/entities'
import { notification, status } from '../../testing/factories.ts'
import { testSession } from '../../testing/test-session.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { notificationGapSpan } from '../notifications/notifications-source.ts'
import { placeNotificationsAtom } from '../notifications/place-notifications.ts'
import { gapSpan } from './timeline-source.ts'

const LATER = '2026-11-23T10:00:00.000Z'
const EARLIER = '2026-11-23T08:00:00.000Z'

/** What a gap between 2 and 1 says, in a timeline and among notifications. */
function spansBetween(above: string, below: string) {
  const { session } = testSession()
  const { store } = session
  store.set(ingestStatusesAtom, session, [
    status({ id: '2', created_at: above }),
    status({ id: '1', created_at: below }),
  ])
  store.set(placeNotificationsAtom, session, [
    notification({ id: '2', created_at: above }),
    notification({ id: '1', created_at: below }),
  ])
  return [
    store.get(gapSpan(statusId('2'), statusId('1'))(session)),
    store.get(notificationGapSpan(notificationId('2'), notificationId('1'))(session)),
  ]
}

test('tells how long a gap is, by the dates of its neighbours [BY-38]', () => {
  const span = { from: Date.parse(EARLIER), until: Date.parse(LATER) }

  expect(spansBetween(LATER, EARLIER)).toMatchObject([span, span])
})

// What the decoder writes for no date, what servers write, and what no one can read.
test.each(['1970-01-01T00:00:00.000Z', '0001-01-01T00:00:00Z', '2026-02-31T10:00:00Z', 'soon'])(
  'tells no length for a gap beside a row that is dated %s [BY-38]',
  (nowhere) => {
    const below = { from: null, until: Date.parse(LATER), about: null }
    const above = { from: Date.parse(EARLIER), until: null, about: null }

    expect(spansBetween(LATER, nowhere)).toEqual([below, below])
    expect(spansBetween(nowhere, EARLIER)).toEqual([above, above])
  },
)

import { expect, test } from 'vitest'
import { notification, status } from '../../testing/factories.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { openNotificationsAtom } from '../notifications/notifications-source.ts'
import { insertNotificationsAtom } from '../notifications/update-notifications.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { createGapSpanAtom } from './fill-gap.ts'

const LATER = '2026-11-23T10:00:00.000Z'
const EARLIER = '2026-11-23T08:00:00.000Z'

/** The duration of a gap between 2 and 1, in a timeline and among notifications. */
function getSpans(above: string, below: string) {
  const { session } = testSession({ columns: [column('a', 'HOME')] })
  const { store } = session
  store.set(ingestStatusesAtom, session, [
    status({ id: '2', created_at: above }),
    status({ id: '1', created_at: below }),
  ])
  store.set(insertNotificationsAtom, session, [
    notification({ id: '2', created_at: above }),
    notification({ id: '1', created_at: below }),
  ])
  store.set(openColumnAtom, session, 'a')
  store.set(openNotificationsAtom, session, 'n')
  return [
    store.get(createGapSpanAtom('a', '2', '1')(session)),
    store.get(createGapSpanAtom('n', '2', '1')(session)),
  ]
}

test('computes the duration of a gap from the dates of its neighbours', { tags: ['BY-38'] }, () => {
  const span = { from: Date.parse(EARLIER), until: Date.parse(LATER) }

  expect(getSpans(LATER, EARLIER)).toMatchObject([span, span])
})

// The decoder's value for no date, values of some servers, and invalid ones.
test.each(['1970-01-01T00:00:00.000Z', '0001-01-01T00:00:00Z', '2026-02-31T10:00:00Z', 'soon'])(
  'returns no duration for a gap beside a row with the date %s',
  { tags: ['BY-38'] },
  (nowhere) => {
    const below = { from: null, until: Date.parse(LATER), about: null }
    const above = { from: Date.parse(EARLIER), until: null, about: null }

    expect(getSpans(LATER, nowhere)).toEqual([below, below])
    expect(getSpans(nowhere, EARLIER)).toEqual([above, above])
  },
)

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestInstance, type TestInstance } from '@colonnade/demo-server/testing'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { column, testSession } from '../../testing/test-session.ts'
import { loadOlder, refreshList } from '../live-lists/request-page.ts'
import { alertsAtom } from '../ui/messages.ts'
import { createTimelineSource } from './timeline-source.ts'
import { timelineAtoms } from './timelines.ts'

const DIRECT = encodeTimelineKey({ kind: 'direct' })
const TIMELINE = '/api/v1/timelines/direct'
const CONVERSATIONS = '/api/v1/conversations'

let instance: TestInstance
beforeAll(async () => {
  instance = await startTestInstance()
})
afterAll(() => instance.close())

/** Mira's session, whose requests for direct posts go to the demo instance. */
async function openMira() {
  const opened = testSession({ columns: [column('a', 'DIRECT')] })
  const { token } = await instance.as('mira')
  for (const path of [TIMELINE, CONVERSATIONS]) {
    opened.server.on(`GET ${path}`, (request) =>
      fetch(new URL(`${path}${new URL(request.url).search}`, instance.url), {
        headers: { Authorization: `Bearer ${token}` },
      }),
    )
  }
  return opened
}

test('lists the last posts of conversations, page by page, on a server without a direct timeline', async () => {
  const { instance: running } = instance
  running.controls.fail({ path: TIMELINE, status: 404, count: 99 })
  const draft = { visibility: 'direct' } as const
  await running.controls.post({ acct: 'noor', text: '@mira hello', count: 25, draft })
  const { session, server } = await openMira()
  const { store } = session
  const items = () => store.get(timelineAtoms(session)(DIRECT)).items

  await refreshList(session, createTimelineSource(session, DIRECT))
  expect(items()).toHaveLength(20)
  await loadOlder(session, createTimelineSource(session, DIRECT))
  expect(items()).toHaveLength(26)
  const [newest = ''] = await running.controls.post({ acct: 'noor', text: '@mira again', draft })
  await refreshList(session, createTimelineSource(session, DIRECT))

  expect(items()[0]).toBe(newest)
  expect(new Set(items()).size).toBe(27)
  expect(server.calls().filter((call) => call.includes(TIMELINE))).toHaveLength(1)
  expect(session.app.get(alertsAtom)).toEqual([])
})

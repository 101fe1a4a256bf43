import { expect, test } from 'vitest'
import { createTestClient } from '../testing/create-test-client.ts'
import { readDirectPage, readDirect } from './read-direct.ts'

const TIMELINE = 'GET /api/v1/timelines/direct'
const CONVERSATIONS = 'GET /api/v1/conversations'

const createStatus = (id: string) => ({ id, account: { id: '2', acct: 'ada' } })
const createLinkedPage = (items: readonly unknown[], path: string) =>
  Response.json(items, { headers: { Link: `<https://a.example${path}?max_id=4>; rel="next"` } })

test('fetches the direct timeline and follows its links', async () => {
  const { api, getCalls, queries } = createTestClient({
    [TIMELINE]: () =>
      createLinkedPage([createStatus('5'), createStatus('4')], '/api/v1/timelines/direct'),
  })

  const page = await readDirect(api, { limit: 2 })
  const next = await readDirectPage(api, page.next ?? '')

  expect(page.items.map(({ id }) => id)).toEqual(['5', '4'])
  expect(next.items).toHaveLength(2)
  expect(getCalls()).toEqual([TIMELINE, TIMELINE])
  expect(queries()).toEqual(['?limit=2', '?max_id=4'])
})

test('falls back to the last statuses of conversations, paged by their links', async () => {
  const conversations = [
    { id: 'a', last_status: createStatus('5') },
    { id: 'b', last_status: null },
  ]
  const { api, getCalls, queries } = createTestClient({
    [CONVERSATIONS]: () => createLinkedPage(conversations, '/api/v1/conversations'),
  })

  const page = await readDirect(api, { limit: 2 })
  const next = await readDirectPage(api, page.next ?? '')

  expect(page.items.map(({ id }) => id)).toEqual(['5'])
  expect(next.items.map(({ id }) => id)).toEqual(['5'])
  expect(getCalls()).toEqual([TIMELINE, CONVERSATIONS, CONVERSATIONS])
  expect(queries()).toEqual(['?limit=2', '?limit=2', '?max_id=4'])
})

test('reports unsupported when the server has neither method', async () => {
  const { api } = createTestClient({})

  await expect(readDirect(api, {})).rejects.toMatchObject({ kind: 'unsupported' })
})

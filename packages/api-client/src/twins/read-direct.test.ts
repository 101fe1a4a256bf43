import { expect, test } from 'vitest'
import { clientOf } from '../testing/client-of.ts'
import { followDirect, readDirect } from './read-direct.ts'

const TIMELINE = 'GET /api/v1/timelines/direct'
const CONVERSATIONS = 'GET /api/v1/conversations'

const status = (id: string) => ({ id, account: { id: '2', acct: 'ada' } })
const linked = (items: readonly unknown[], path: string) =>
  Response.json(items, { headers: { Link: `<https://a.example${path}?max_id=4>; rel="next"` } })

test('the timeline of direct posts is read where there is one, and followed', async () => {
  const { api, asked, queries } = clientOf({
    [TIMELINE]: () => linked([status('5'), status('4')], '/api/v1/timelines/direct'),
  })

  const page = await readDirect(api, { limit: 2 })
  const next = await followDirect(api, page.next ?? '')

  expect(page.items.map(({ id }) => id)).toEqual(['5', '4'])
  expect(next.items).toHaveLength(2)
  expect(asked()).toEqual([TIMELINE, TIMELINE])
  expect(queries()).toEqual(['?limit=2', '?max_id=4'])
})

test('else what each conversation ends with, paged by the links of the conversations', async () => {
  const conversations = [
    { id: 'a', last_status: status('5') },
    { id: 'b', last_status: null },
  ]
  const { api, asked, queries } = clientOf({
    [CONVERSATIONS]: () => linked(conversations, '/api/v1/conversations'),
  })

  const page = await readDirect(api, { limit: 2 })
  const next = await followDirect(api, page.next ?? '')

  expect(page.items.map(({ id }) => id)).toEqual(['5'])
  expect(next.items.map(({ id }) => id)).toEqual(['5'])
  expect(asked()).toEqual([TIMELINE, CONVERSATIONS, CONVERSATIONS])
  expect(queries()).toEqual(['?limit=2', '?limit=2', '?max_id=4'])
})

test('a server with neither says so', async () => {
  const { api } = clientOf({})

  await expect(readDirect(api, {})).rejects.toMatchObject({ kind: 'unsupported' })
})

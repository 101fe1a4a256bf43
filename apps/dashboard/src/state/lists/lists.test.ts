import { expect, test } from 'vitest'
import { editList, EMPTY_LIST_EDITOR } from '@colonnade/domain/accounts'
import { listId } from '@colonnade/domain/entities'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { columnsAtom } from '../columns/columns.ts'
import { alertsAtom } from '../ui/messages.ts'
import { deleteListAtom } from './delete-list.ts'
import { fetchListAtom } from './fetch-list.ts'
import { fetchListsAtom } from './fetch-lists.ts'
import { listAtoms, listLoadAtoms, listsAtom, listsLoadAtom } from './lists.ts'
import { updateListAtom, saveListAtom } from './save-list.ts'

const TEA = listId('3')
const tea = { id: '3', title: 'Tea', replies_policy: 'list', exclusive: false }
const ink = { id: '4', title: 'Ink', replies_policy: 'list_replies' }

/** Opens Mira's session with two lists, each with columns. */
async function openLists() {
  const opened = testSession({
    columns: [
      column('h', 'HOME'),
      column('tea', 'LIST', { id: '3' }),
      column('again', 'LIST', { id: '3' }),
      column('ink', 'LIST', { id: '4' }),
    ],
  })
  const { session, server } = opened
  server.on('GET /api/v1/lists', () => createPageResponse([tea, ink]))
  await session.store.set(fetchListsAtom, session)
  return {
    ...opened,
    titles: () => [...session.store.get(listsAtom(session)).values()].map(({ title }) => title),
    tea: () => session.store.get(listAtoms(session)(TEA)),
    uuids: () => session.app.get(columnsAtom).map(({ uuid }) => uuid),
    alerts: () => session.app.get(alertsAtom).map(({ title }) => title),
  }
}

test('fetches all lists and keeps the server’s order', { tags: ['LST-05'] }, async () => {
  const { session, server, titles } = await openLists()

  expect(server.calls()).toEqual(['GET /api/v1/lists'])
  expect(titles()).toEqual(['Tea', 'Ink'])
  expect(session.store.get(listsLoadAtom(session))).toEqual({ isLoaded: true, error: null })
})

test(
  'keeps known lists when the request fails and shows the error in their place',
  { tags: ['LST-05'] },
  async () => {
    const { session, server, titles, alerts } = await openLists()
    server.on('GET /api/v1/lists', () => createErrorResponse(500, 'the tide is out'))

    await session.store.set(fetchListsAtom, session)

    expect(titles()).toEqual(['Tea', 'Ink'])
    expect(session.store.get(listsLoadAtom(session)).error?.message).toBe('the tide is out')
    expect(alerts()).toEqual([])
  },
)

test('fetches one list and updates it', { tags: ['LST-05'] }, async () => {
  const { session, server, titles } = await openLists()
  server.on('GET /api/v1/lists/3', () => Response.json({ ...tea, title: 'Green tea' }))

  await session.store.set(fetchListAtom, session, TEA)

  expect(titles()).toEqual(['Green tea', 'Ink'])
})

test(
  'removes a list with its columns when it is not found',
  { tags: ['LST-05', 'ERR-09'] },
  async () => {
    const { session, server, titles, uuids, alerts } = await openLists()
    server.on('GET /api/v1/lists/3', () => createErrorResponse(404))

    await session.store.set(fetchListAtom, session, TEA)

    expect(titles()).toEqual(['Ink'])
    expect(uuids()).toEqual(['h', 'ink'])
    expect(session.store.get(listLoadAtoms(session)(TEA)).isGone).toBe(true)
    expect(alerts()).toEqual([])
  },
)

test('keeps a list that cannot be fetched and stores the error', { tags: ['LST-05'] }, async () => {
  const { session, server, titles, uuids } = await openLists()
  server.on('GET /api/v1/lists/3', () => createErrorResponse(500, 'the tide is out'))

  await session.store.set(fetchListAtom, session, TEA)

  expect(titles()).toEqual(['Tea', 'Ink'])
  expect(uuids()).toHaveLength(4)
  const { isGone, error } = session.store.get(listLoadAtoms(session)(TEA))
  expect([isGone, error?.message]).toEqual([false, 'the tide is out'])
})

test(
  'appends a new list and clears the editor',
  { tags: ['LST-03', 'LST-04', 'LST-06'] },
  async () => {
    const { session, server, titles } = await openLists()
    server.on('POST /api/v1/lists', () => Response.json({ id: '5', title: 'Sea' }))

    const editor = { ...EMPTY_LIST_EDITOR, title: ' Sea ' }
    const saved = await session.store.set(saveListAtom, session, editor, true)

    expect(await server.requests().at(-1)?.json()).toEqual({ title: 'Sea' })
    expect(titles()).toEqual(['Tea', 'Ink', 'Sea'])
    expect(saved?.editor).toEqual(EMPTY_LIST_EDITOR)
  },
)

test(
  'shows one error and adds no list when the server refuses to create it',
  { tags: ['LST-06'] },
  async () => {
    const { session, server, titles, alerts } = await openLists()
    server.on('POST /api/v1/lists', () => createErrorResponse(422, 'too many'))

    const editor = { ...EMPTY_LIST_EDITOR, title: 'Sea' }
    const saved = await session.store.set(saveListAtom, session, editor, true)

    expect(saved).toBeNull()
    expect(titles()).toEqual(['Tea', 'Ink'])
    expect(alerts()).toEqual(['422'])
  },
)

test(
  'shows a new title at once and applies the server’s response',
  { tags: ['LST-03', 'LST-04', 'LST-07'] },
  async () => {
    const { session, server, titles } = await openLists()
    const slow = server.hold('PUT /api/v1/lists/3')

    const editor = { ...editList({ id: TEA, title: 'Tea' }), title: 'Green' }
    const saving = session.store.set(saveListAtom, session, editor, false)
    expect(titles()).toEqual(['Green', 'Ink'])
    slow.answer(Response.json({ ...tea, title: 'Green!' }))

    expect((await saving)?.editor).toEqual({ id: '3', title: 'Green!', isSubmitting: false })
    expect(titles()).toEqual(['Green!', 'Ink'])
  },
)

test.each([[{ title: 'Green' }], [{ replies_policy: 'none' }], [{ exclusive: true }]])(
  'rolls back a refused %j and shows one error',
  { tags: ['LST-07'] },
  async (change) => {
    const { session, server, alerts, tea: shown } = await openLists()
    const slow = server.hold('PUT /api/v1/lists/3')
    const before = shown()

    const done = session.store.set(updateListAtom, session, TEA, change)
    expect(shown()).toEqual({ ...before, ...change })
    slow.answer(createErrorResponse(503))

    expect(await done).toBe(false)
    expect(shown()).toEqual(before)
    expect(alerts()).toEqual(['503'])
  },
)

test('keeps pending changes of two properties apart', { tags: ['LST-07'] }, async () => {
  const { session, server, tea: shown } = await openLists()
  const first = server.hold('PUT /api/v1/lists/3')
  const policy = session.store.set(updateListAtom, session, TEA, { replies_policy: 'none' })
  const second = server.hold('PUT /api/v1/lists/3')
  const apart = session.store.set(updateListAtom, session, TEA, { exclusive: true })

  first.answer(Response.json({ ...tea, replies_policy: 'none' }))
  await policy
  expect(shown()).toMatchObject({ replies_policy: 'none', exclusive: true })
  second.answer(createErrorResponse(503))
  await apart

  expect(shown()).toMatchObject({ replies_policy: 'none', exclusive: false })
})

test(
  'removes a list without an alert when a change shows that it was deleted elsewhere',
  { tags: ['LST-07'] },
  async () => {
    const { session, server, titles, uuids, alerts } = await openLists()
    server.on('PUT /api/v1/lists/3', () => createErrorResponse(404))
    server.on('GET /api/v1/lists/3', () => createErrorResponse(404))

    await session.store.set(updateListAtom, session, TEA, { title: 'Green' })

    expect(titles()).toEqual(['Ink'])
    expect(uuids()).toEqual(['h', 'ink'])
    expect(alerts()).toEqual([])
  },
)

test(
  'keeps the list and shows the error when the server cannot change it',
  { tags: ['LST-07'] },
  async () => {
    const { session, server, titles, alerts } = await openLists()
    server.on('PUT /api/v1/lists/3', () => createErrorResponse(404))
    server.on('GET /api/v1/lists/3', () => Response.json(tea))

    await session.store.set(updateListAtom, session, TEA, { title: 'Green' })

    expect(titles()).toEqual(['Tea', 'Ink'])
    expect(alerts()).toHaveLength(1)
    expect(session.api.capabilities.has('listChanges')).toBe(false)
  },
)

test.each([
  ['deletes it', () => Response.json({})],
  ['responds with 404', () => createErrorResponse(404)],
])(
  'hides a deleted list at once and removes its columns once the server %s',
  { tags: ['LST-08', 'ERR-09'] },
  async (_what, reply) => {
    const { session, server, titles, uuids, alerts } = await openLists()
    const slow = server.hold('DELETE /api/v1/lists/3')

    const done = session.store.set(deleteListAtom, session, TEA)
    expect(titles()).toEqual(['Ink'])
    expect(uuids()).toHaveLength(4)
    slow.answer(reply())
    await done

    expect(titles()).toEqual(['Ink'])
    expect(uuids()).toEqual(['h', 'ink'])
    expect(alerts()).toEqual([])
  },
)

test(
  'rolls back and shows the error when the server refuses to delete a list',
  { tags: ['LST-08', 'ERR-09'] },
  async () => {
    const { session, server, titles, uuids, alerts } = await openLists()
    server.on('DELETE /api/v1/lists/3', () => createErrorResponse(500))

    await session.store.set(deleteListAtom, session, TEA)

    expect(titles()).toEqual(['Tea', 'Ink'])
    expect(uuids()).toHaveLength(4)
    expect(alerts()).toEqual(['500'])
  },
)

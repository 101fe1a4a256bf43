import { expect, test } from 'vitest'
import { listId } from '@colonnade/domain/entities'
import { editList, EMPTY_LIST_EDITOR } from '@colonnade/domain/people'
import { page, refuse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { columnsAtom } from '../columns/columns.ts'
import { alertsAtom } from '../ui/messages.ts'
import { fetchListAtom } from './fetch-list.ts'
import { fetchListsAtom } from './fetch-lists.ts'
import { deleteListAtom } from './forget-list.ts'
import { listAtoms, listLoadAtoms, listsAtom, listsLoadAtom } from './lists.ts'
import { changeListAtom, saveListAtom } from './save-list.ts'

const TEA = listId('3')
const tea = { id: '3', title: 'Tea', replies_policy: 'list', exclusive: false }
const ink = { id: '4', title: 'Ink', replies_policy: 'list_replies' }

/** Mira with two lists, each with columns; they are known. */
async function listing() {
  const opened = testSession({
    columns: [
      column('h', 'HOME'),
      column('tea', 'LIST', { id: '3' }),
      column('again', 'LIST', { id: '3' }),
      column('ink', 'LIST', { id: '4' }),
    ],
  })
  const { session, server } = opened
  server.on('GET /api/v1/lists', () => page([tea, ink]))
  await session.store.set(fetchListsAtom, session)
  return {
    ...opened,
    titles: () => [...session.store.get(listsAtom(session)).values()].map(({ title }) => title),
    tea: () => session.store.get(listAtoms(session)(TEA)),
    uuids: () => session.app.get(columnsAtom).map(({ uuid }) => uuid),
    alerts: () => session.app.get(alertsAtom).map(({ title }) => title),
  }
}

test(
  'all lists are asked for, and kept as the server orders them',
  { tags: ['LST-05'] },
  async () => {
    const { session, server, titles } = await listing()

    expect(server.calls()).toEqual(['GET /api/v1/lists'])
    expect(titles()).toEqual(['Tea', 'Ink'])
    expect(session.store.get(listsLoadAtom(session))).toEqual({ isLoaded: true, error: null })
  },
)

test(
  'lists that do not come leave those that were there, and are told of where they stand',
  { tags: ['LST-05'] },
  async () => {
    const { session, server, titles, alerts } = await listing()
    server.on('GET /api/v1/lists', () => refuse(500, 'the tide is out'))

    await session.store.set(fetchListsAtom, session)

    expect(titles()).toEqual(['Tea', 'Ink'])
    expect(session.store.get(listsLoadAtom(session)).error?.message).toBe('the tide is out')
    expect(alerts()).toEqual([])
  },
)

test(
  'one list is asked for by itself, and known by what the server says now',
  { tags: ['LST-05'] },
  async () => {
    const { session, server, titles } = await listing()
    server.on('GET /api/v1/lists/3', () => Response.json({ ...tea, title: 'Green tea' }))

    await session.store.set(fetchListAtom, session, TEA)

    expect(titles()).toEqual(['Green tea', 'Ink'])
  },
)

test(
  'a list that is not found any more leaves, and takes its columns along',
  { tags: ['LST-05', 'ERR-09'] },
  async () => {
    const { session, server, titles, uuids, alerts } = await listing()
    server.on('GET /api/v1/lists/3', () => refuse(404))

    await session.store.set(fetchListAtom, session, TEA)

    expect(titles()).toEqual(['Ink'])
    expect(uuids()).toEqual(['h', 'ink'])
    expect(session.store.get(listLoadAtoms(session)(TEA)).isGone).toBe(true)
    expect(alerts()).toEqual([])
  },
)

test('a list that cannot be asked for keeps all, and says why', { tags: ['LST-05'] }, async () => {
  const { session, server, titles, uuids } = await listing()
  server.on('GET /api/v1/lists/3', () => refuse(500, 'the tide is out'))

  await session.store.set(fetchListAtom, session, TEA)

  expect(titles()).toEqual(['Tea', 'Ink'])
  expect(uuids()).toHaveLength(4)
  const { isGone, error } = session.store.get(listLoadAtoms(session)(TEA))
  expect([isGone, error?.message]).toEqual([false, 'the tide is out'])
})

test(
  'a new list stands last, and the editor is empty for the next one',
  { tags: ['LST-03', 'LST-04', 'LST-06'] },
  async () => {
    const { session, server, titles } = await listing()
    server.on('POST /api/v1/lists', () => Response.json({ id: '5', title: 'Sea' }))

    const editor = { ...EMPTY_LIST_EDITOR, title: ' Sea ' }
    const saved = await session.store.set(saveListAtom, session, editor, true)

    expect(await server.requests().at(-1)?.json()).toEqual({ title: 'Sea' })
    expect(titles()).toEqual(['Tea', 'Ink', 'Sea'])
    expect(saved?.editor).toEqual(EMPTY_LIST_EDITOR)
  },
)

test(
  'a list that the server will not make is told once, and nothing is there',
  { tags: ['LST-06'] },
  async () => {
    const { session, server, titles, alerts } = await listing()
    server.on('POST /api/v1/lists', () => refuse(422, 'too many'))

    const editor = { ...EMPTY_LIST_EDITOR, title: 'Sea' }
    const saved = await session.store.set(saveListAtom, session, editor, true)

    expect(saved).toBeNull()
    expect(titles()).toEqual(['Tea', 'Ink'])
    expect(alerts()).toEqual(['422'])
  },
)

test(
  'a new title shows at once, and stays as the server says it',
  { tags: ['LST-03', 'LST-04', 'LST-07'] },
  async () => {
    const { session, server, titles } = await listing()
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
  '%j that is refused shows as it was, and is told once',
  { tags: ['LST-07'] },
  async (change) => {
    const { session, server, alerts, tea: shown } = await listing()
    const slow = server.hold('PUT /api/v1/lists/3')
    const before = shown()

    const done = session.store.set(changeListAtom, session, TEA, change)
    expect(shown()).toEqual({ ...before, ...change })
    slow.answer(refuse(503))

    expect(await done).toBe(false)
    expect(shown()).toEqual(before)
    expect(alerts()).toEqual(['503'])
  },
)

test(
  'two traits change beside each other, and each answer leaves the other wish alone',
  { tags: ['LST-07'] },
  async () => {
    const { session, server, tea: shown } = await listing()
    const first = server.hold('PUT /api/v1/lists/3')
    const policy = session.store.set(changeListAtom, session, TEA, { replies_policy: 'none' })
    const second = server.hold('PUT /api/v1/lists/3')
    const apart = session.store.set(changeListAtom, session, TEA, { exclusive: true })

    first.answer(Response.json({ ...tea, replies_policy: 'none' }))
    await policy
    expect(shown()).toMatchObject({ replies_policy: 'none', exclusive: true })
    second.answer(refuse(503))
    await apart

    expect(shown()).toMatchObject({ replies_policy: 'none', exclusive: false })
  },
)

test(
  'a list that was deleted elsewhere is forgotten when it is changed, without an alert',
  { tags: ['LST-07'] },
  async () => {
    const { session, server, titles, uuids, alerts } = await listing()
    server.on('PUT /api/v1/lists/3', () => refuse(404))
    server.on('GET /api/v1/lists/3', () => refuse(404))

    await session.store.set(changeListAtom, session, TEA, { title: 'Green' })

    expect(titles()).toEqual(['Ink'])
    expect(uuids()).toEqual(['h', 'ink'])
    expect(alerts()).toEqual([])
  },
)

test(
  'a server that has the list and cannot change it is told of, and the list stays',
  { tags: ['LST-07'] },
  async () => {
    const { session, server, titles, alerts } = await listing()
    server.on('PUT /api/v1/lists/3', () => refuse(404))
    server.on('GET /api/v1/lists/3', () => Response.json(tea))

    await session.store.set(changeListAtom, session, TEA, { title: 'Green' })

    expect(titles()).toEqual(['Tea', 'Ink'])
    expect(alerts()).toHaveLength(1)
    expect(session.api.capabilities.has('listChanges')).toBe(false)
  },
)

test.each([
  ['agrees', () => Response.json({})],
  ['had it no more', () => refuse(404)],
])(
  'a deleted list leaves at once, its columns once the server %s',
  { tags: ['LST-08', 'ERR-09'] },
  async (_what, reply) => {
    const { session, server, titles, uuids, alerts } = await listing()
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
  'a list that the server will not delete comes back with its columns, and that is told',
  { tags: ['LST-08', 'ERR-09'] },
  async () => {
    const { session, server, titles, uuids, alerts } = await listing()
    server.on('DELETE /api/v1/lists/3', () => refuse(500))

    await session.store.set(deleteListAtom, session, TEA)

    expect(titles()).toEqual(['Tea', 'Ink'])
    expect(uuids()).toHaveLength(4)
    expect(alerts()).toEqual(['500'])
  },
)

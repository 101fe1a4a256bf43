import { expect, test } from 'vitest'
import { listId } from '@colonnade/domain/entities'
import { NEW_FILTER } from '@colonnade/domain/filters'
import { account, relationship, status } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createTestComposer } from '../../testing/test-composer.ts'
import { testSession } from '../../testing/test-session.ts'
import { setBlockAtom } from '../actions/relationship-action.ts'
import { ingestRelationshipsAtom } from '../entities/accounts.ts'
import { saveFilterAtom } from '../filters/save-filter.ts'
import { storeListAtom } from '../lists/fetch-list.ts'
import { updateListAtom } from '../lists/save-list.ts'
import type { Session } from '../session.ts'
import { toastsAtom, runMessageActionAtom } from '../ui/messages.ts'

const getToasts = (session: Session) =>
  session.app.get(toastsAtom).filter(({ kind }) => kind === 'answer-differs')
const getFields = (session: Session) =>
  getToasts(session).flatMap(({ differences = [] }) => differences.map(({ field }) => field))

const createOwnStatus = (given: object = {}) =>
  Response.json({ ...status({ id: '5' }), account: account({ id: '1' }), ...given })

test(
  'reports what a published post lacks, and deletes it on request',
  { tags: ['BY-56'] },
  async () => {
    const { session, server, write, submit } = createTestComposer()
    server.on('POST /api/v1/statuses', () => createOwnStatus({ visibility: 'public' }))
    server.on('DELETE /api/v1/statuses/5', () => createOwnStatus())
    write({
      text: 'words',
      privacy: 'direct',
      poll: { options: ['a', 'b'], expiresIn: 3600, multiple: false, hideTotals: false },
    })

    await submit()

    await expect.poll(() => getFields(session)).toEqual(['visibility', 'poll'])
    const [notice] = getToasts(session)
    expect(notice).toMatchObject({ text: 'colonnade.example', stays: true })
    session.app.set(runMessageActionAtom, notice!.key)
    await expect.poll(() => server.calls()).toContain('DELETE /api/v1/statuses/5')
  },
)

test('reports no difference when a post is as requested', { tags: ['BY-56'] }, async () => {
  const { session, server, write, submit } = createTestComposer()
  server.on('POST /api/v1/statuses', () => createOwnStatus({ visibility: 'unlisted' }))
  write({ text: 'words', privacy: 'unlisted' })

  await submit()

  await import('./report-differences.ts')
  await flushPromises()
  expect(getToasts(session)).toEqual([])
})

test('reports a relationship that differs from the request', { tags: ['BY-56'] }, async () => {
  const { session, server } = testSession()
  const { id } = account({ id: '7' })
  session.store.set(ingestRelationshipsAtom, session, [relationship()])
  server.on('POST /api/v1/accounts/7/block', () => Response.json(relationship({ blocking: false })))

  await session.store.set(setBlockAtom, session, id, true)

  await expect.poll(() => getFields(session)).toEqual(['blocking'])
})

test('reports a list that differs from the request', { tags: ['BY-56'] }, async () => {
  const { session, server } = testSession()
  const list = { id: listId('3'), title: 'Tea', exclusive: false }
  session.store.set(storeListAtom, session, list)
  server.on('PUT /api/v1/lists/3', () => Response.json(list))

  await session.store.set(updateListAtom, session, list.id, { exclusive: true })

  await expect.poll(() => getFields(session)).toEqual(['exclusive'])
})

test('reports a filter that differs from the request', { tags: ['BY-56'] }, async () => {
  const { session, server } = testSession()
  const keyword = { id: '10', keyword: 'tea', whole_word: true }
  const saved = {
    id: '1',
    title: 'Tea',
    context: ['home'],
    filter_action: 'warn',
    expires_at: null,
  }
  server.on('GET /api/v2/filters', () => Response.json([]))
  server.on('POST /api/v2/filters', () =>
    Response.json({ ...saved, keywords: [keyword], statuses: [] }),
  )
  const keywords = [{ id: null, keyword: 'tea', whole_word: true }]

  await session.store.set(saveFilterAtom, session, { ...NEW_FILTER, title: 'Tea', keywords })

  await expect.poll(() => getFields(session)).toEqual(['context'])
})

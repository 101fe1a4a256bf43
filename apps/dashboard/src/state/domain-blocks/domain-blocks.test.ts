import { expect, test } from 'vitest'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { setDomainBlockAtom } from '../actions/block-domain.ts'
import { alertsAtom } from '../ui/messages.ts'
import { DOMAIN_BLOCKS, domainBlockLists } from './domain-blocks.ts'
import { growDomainBlocksAtom, openDomainBlocksAtom } from './load-domain-blocks.ts'

const LIST = 'GET /api/v1/domain_blocks'
const BLOCK = 'POST /api/v1/domain_blocks'
const UNBLOCK = 'DELETE /api/v1/domain_blocks'
const MORE = '/api/v1/domain_blocks?limit=100&max_id=5'

function openDomainBlocks() {
  const opened = testSession()
  const { session, server } = opened
  server.on(LIST, ({ url }) =>
    url.includes('max_id')
      ? createPageResponse(['b.example', 'c.example'])
      : createPageResponse(['a.example', 'b.example'], MORE),
  )
  return {
    ...opened,
    open: () => session.store.set(openDomainBlocksAtom, session, DOMAIN_BLOCKS),
    grow: () => session.store.set(growDomainBlocksAtom, session, DOMAIN_BLOCKS),
    block: (domain: string, wanted: boolean) =>
      session.store.set(setDomainBlockAtom, session, domain, wanted),
    list: () => session.store.get(domainBlockLists.shownAtoms(session)(DOMAIN_BLOCKS)),
  }
}

test(
  'shows the loading state, then the domains and whether there are more',
  { tags: ['DOM-03'] },
  async () => {
    const { open, list, server } = openDomainBlocks()

    const pending = open()
    expect(list()).toMatchObject({ isLoading: true, isLoaded: false, items: [] })
    await pending

    expect(list()).toEqual({
      isLoading: false,
      isLoaded: true,
      error: null,
      items: ['a.example', 'b.example'],
      next: expect.stringContaining(MORE),
    })
    expect(server.calls()).toEqual([`${LIST}?limit=100`])
  },
)

test('shows an error in the list and can retry', { tags: ['DOM-03'] }, async () => {
  const { open, list, server, session } = openDomainBlocks()
  server.on(LIST, () => createErrorResponse(403, 'the tide is out'))

  await open()

  expect(list()).toMatchObject({ isLoading: false, isLoaded: false, items: [] })
  expect(list().error?.message).toBe('the tide is out')
  expect(session.app.get(alertsAtom)).toEqual([])
})

test(
  'appends the next page without duplicates and sends no request after the last',
  { tags: ['DOM-04'] },
  async () => {
    const { open, grow, list, server } = openDomainBlocks()
    await open()

    await grow()
    await grow()

    expect(list()).toMatchObject({ items: ['a.example', 'b.example', 'c.example'], next: null })
    expect(server.calls()).toEqual([`${LIST}?limit=100`, `GET ${MORE}`])
  },
)

test(
  'keeps the domains and the next link when the next page fails',
  { tags: ['DOM-04'] },
  async () => {
    const { open, grow, list, server } = openDomainBlocks()
    await open()
    server.on(LIST, () => createErrorResponse(403, 'no'))

    await grow()

    expect(list()).toMatchObject({
      isLoading: false,
      isLoaded: true,
      items: ['a.example', 'b.example'],
    })
    expect(list().next).toContain(MORE)
    expect(list().error?.message).toBe('no')
  },
)

test('removes an unblocked domain at once and keeps it removed', { tags: ['DOM-02'] }, async () => {
  const { open, block, list, server } = openDomainBlocks()
  server.on(UNBLOCK, () => Response.json({}))
  await open()

  const pending = block('a.example', false)
  expect(list().items).toEqual(['b.example'])
  await pending

  expect(list().items).toEqual(['b.example'])
  expect(server.calls().at(-1)).toBe(`${UNBLOCK}?domain=a.example`)
})

test(
  'restores an unblocked domain in its position and shows an error when the server refuses',
  { tags: ['DOM-02'] },
  async () => {
    const { open, block, list, server, session } = openDomainBlocks()
    server.on(UNBLOCK, () => createErrorResponse(500, 'the tide is out'))
    await open()

    await block('a.example', false)

    expect(list().items).toEqual(['a.example', 'b.example'])
    expect(session.app.get(alertsAtom)).toMatchObject([{ message: 'the tide is out' }])
  },
)

test('inserts a newly blocked domain first, but does not change a list that was not loaded', async () => {
  const { open, block, list, server } = openDomainBlocks()
  server.on(BLOCK, () => Response.json({}))
  await block('x.example', true)
  expect(list().items).toEqual([])
  await open()

  await block('y.example', true)

  expect(list().items).toEqual(['y.example', 'a.example', 'b.example'])
})

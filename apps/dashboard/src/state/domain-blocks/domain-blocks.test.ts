import { expect, test } from 'vitest'
import { page, refuse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { setDomainBlockAtom } from '../actions/block-domain.ts'
import { alertsAtom } from '../ui/messages.ts'
import { DOMAIN_BLOCKS, domainBlockLists } from './domain-blocks.ts'
import { growDomainBlocksAtom, openDomainBlocksAtom } from './load-domain-blocks.ts'

const LIST = 'GET /api/v1/domain_blocks'
const BLOCK = 'POST /api/v1/domain_blocks'
const UNBLOCK = 'DELETE /api/v1/domain_blocks'
const MORE = '/api/v1/domain_blocks?limit=100&max_id=5'

function listed() {
  const opened = testSession()
  const { session, server } = opened
  server.on(LIST, ({ url }) =>
    url.includes('max_id')
      ? page(['b.example', 'c.example'])
      : page(['a.example', 'b.example'], MORE),
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
  'a fetch that is under way, and what it brings: names and the way to more',
  { tags: ['DOM-03'] },
  async () => {
    const { open, list, server } = listed()

    const asked = open()
    expect(list()).toMatchObject({ isLoading: true, isLoaded: false, items: [] })
    await asked

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

test(
  'a fetch that fails is told in the list, and can be asked again',
  { tags: ['DOM-03'] },
  async () => {
    const { open, list, server, session } = listed()
    server.on(LIST, () => refuse(403, 'the tide is out'))

    await open()

    expect(list()).toMatchObject({ isLoading: false, isLoaded: false, items: [] })
    expect(list().error?.message).toBe('the tide is out')
    expect(session.app.get(alertsAtom)).toEqual([])
  },
)

test(
  'the next page joins without doubles, and after the last nothing is asked',
  { tags: ['DOM-04'] },
  async () => {
    const { open, grow, list, server } = listed()
    await open()

    await grow()
    await grow()

    expect(list()).toMatchObject({ items: ['a.example', 'b.example', 'c.example'], next: null })
    expect(server.calls()).toEqual([`${LIST}?limit=100`, `GET ${MORE}`])
  },
)

test(
  'a next page that fails leaves what was there, and its way',
  { tags: ['DOM-04'] },
  async () => {
    const { open, grow, list, server } = listed()
    await open()
    server.on(LIST, () => refuse(403, 'no'))

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

test(
  'an unblocked server leaves the list at once and stays away',
  { tags: ['DOM-02'] },
  async () => {
    const { open, block, list, server } = listed()
    server.on(UNBLOCK, () => Response.json({}))
    await open()

    const asked = block('a.example', false)
    expect(list().items).toEqual(['b.example'])
    await asked

    expect(list().items).toEqual(['b.example'])
    expect(server.calls().at(-1)).toBe(`${UNBLOCK}?domain=a.example`)
  },
)

test(
  'a refused unblock brings the server back to its place, and is told',
  { tags: ['DOM-02'] },
  async () => {
    const { open, block, list, server, session } = listed()
    server.on(UNBLOCK, () => refuse(500, 'the tide is out'))
    await open()

    await block('a.example', false)

    expect(list().items).toEqual(['a.example', 'b.example'])
    expect(session.app.get(alertsAtom)).toMatchObject([{ message: 'the tide is out' }])
  },
)

test('a server that is blocked meanwhile stands first; a list that nobody saw is left to its fetch', async () => {
  const { open, block, list, server } = listed()
  server.on(BLOCK, () => Response.json({}))
  await block('x.example', true)
  expect(list().items).toEqual([])
  await open()

  await block('y.example', true)

  expect(list().items).toEqual(['y.example', 'a.example', 'b.example'])
})

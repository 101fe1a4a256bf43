import { expect, test } from 'vitest'
import { accountId } from '@colonnade/domain/entities'
import { relationship } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { refuse } from '../../testing/scripted-server.ts'
import { ALL_SEEN, SEEN_WITHOUT_ADA, sessionWithAda } from '../../testing/session-with-ada.ts'
import {
  ingestRelationshipsAtom,
  relationshipAtoms,
  serverRelationshipAtoms,
} from '../entities/accounts.ts'
import { relationshipIntentAtoms } from '../entities/intents.ts'
import { alertsAtom } from '../ui/messages.ts'
import { setDomainBlockAtom } from './block-domain.ts'

const BLOCK = 'POST /api/v1/domain_blocks'
const UNBLOCK = 'DELETE /api/v1/domain_blocks'
const done = () => Response.json({})

/** Ada lives on x.org, Bo on sub.x.org. */
function withBo(known: Parameters<typeof sessionWithAda>[0] = {}) {
  const opened = sessionWithAda(known)
  const { session } = opened
  session.store.set(ingestRelationshipsAtom, session, [relationship({ id: '8', following: true })])
  return { ...opened, bo: () => session.store.get(relationshipAtoms(session)(accountId('8'))) }
}

test(
  'a block of a server shows at once on all who are known of it, and on no others',
  { tags: ['DOM-05'] },
  async () => {
    const { session, server, ada, shown, bo } = withBo({ following: true, followed_by: true })
    const held = server.hold(BLOCK)

    const asked = session.store.set(setDomainBlockAtom, session, 'x.org', true)
    expect(shown()).toMatchObject({ domain_blocking: true, following: false, followed_by: false })
    await settled()
    held.answer(done())
    await asked

    expect(shown()).toMatchObject({ domain_blocking: true, following: false, followed_by: false })
    expect(bo()).toMatchObject({ domain_blocking: false, following: true })
    expect(session.store.get(relationshipIntentAtoms(session)(ada))).toEqual([])
    expect(await server.requests().at(-1)?.clone().json()).toEqual({ domain: 'x.org' })
  },
)

test(
  'what they wrote and gave notice of leaves, and they have a follower less',
  { tags: ['DOM-06'] },
  async () => {
    const { session, server, seen, followers } = withBo({ following: true })
    server.on(BLOCK, done)

    await session.store.set(setDomainBlockAtom, session, 'X.org', true)

    expect(seen()).toEqual(SEEN_WITHOUT_ADA)
    expect(followers()).toBe(4)
  },
)

test('who is not known to be followed or not leaves as well', { tags: ['DOM-06'] }, async () => {
  const { session, server, seen, ada } = sessionWithAda()
  session.store.set(serverRelationshipAtoms(session)(ada), undefined)
  server.on(BLOCK, done)

  await session.store.set(setDomainBlockAtom, session, 'x.org', true)

  expect(seen()).toEqual(SEEN_WITHOUT_ADA)
})

test(
  'a refused block raises the alert that every failure raises, and takes nothing away',
  { tags: ['ERR-13'] },
  async () => {
    const { session, server, seen, shown } = withBo({ following: true })
    server.on(BLOCK, () => refuse(422, 'Validation failed: Domain is not a valid domain name'))

    await session.store.set(setDomainBlockAtom, session, 'x.org', true)

    expect(session.app.get(alertsAtom)).toMatchObject([
      { title: '422', message: 'Validation failed: Domain is not a valid domain name' },
    ])
    expect(shown()).toMatchObject({ domain_blocking: false, following: true })
    expect(seen()).toEqual(ALL_SEEN)
  },
)

test(
  'an unblock clears it by the name of the server, a refused one does not',
  { tags: ['DOM-05'] },
  async () => {
    const { session, server, shown, seen } = withBo({ domain_blocking: true })
    server.on(UNBLOCK, () => refuse(500))
    await session.store.set(setDomainBlockAtom, session, 'x.org', false)
    expect(shown()?.domain_blocking).toBe(true)

    server.on(UNBLOCK, done)
    await session.store.set(setDomainBlockAtom, session, 'x.org', false)

    expect(server.calls()).toEqual([`${UNBLOCK}?domain=x.org`, `${UNBLOCK}?domain=x.org`])
    expect(shown()?.domain_blocking).toBe(false)
    expect(seen()).toEqual(ALL_SEEN)
  },
)

test('of two wishes for one server the latest counts', async () => {
  const { session, server, shown } = withBo()
  const held = server.hold(BLOCK)
  server.on(UNBLOCK, done)

  const asked = session.store.set(setDomainBlockAtom, session, 'x.org', true)
  void session.store.set(setDomainBlockAtom, session, 'x.org', false)
  await settled()
  held.answer(done())
  await asked

  expect(server.calls()).toEqual([BLOCK, `${UNBLOCK}?domain=x.org`])
  expect(shown()?.domain_blocking).toBe(false)
})

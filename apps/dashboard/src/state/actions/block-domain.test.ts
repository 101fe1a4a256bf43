import { expect, test } from 'vitest'
import { accountId } from '@colonnade/domain/entities'
import { relationship } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { ALL_IDS, IDS_WITHOUT_ADA, createSessionWithAda } from '../../testing/session-with-ada.ts'
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
const respondEmpty = () => Response.json({})

/** Ada is on x.org, Bo on sub.x.org. */
function openWithBo(known: Parameters<typeof createSessionWithAda>[0] = {}) {
  const opened = createSessionWithAda(known)
  const { session } = opened
  session.store.set(ingestRelationshipsAtom, session, [relationship({ id: '8', following: true })])
  return { ...opened, bo: () => session.store.get(relationshipAtoms(session)(accountId('8'))) }
}

test(
  'shows a domain block at once on all known accounts of the domain and on no others',
  { tags: ['DOM-05'] },
  async () => {
    const { session, server, ada, getRelationship, bo } = openWithBo({
      following: true,
      followed_by: true,
    })
    const held = server.hold(BLOCK)

    const request = session.store.set(setDomainBlockAtom, session, 'x.org', true)
    expect(getRelationship()).toMatchObject({
      domain_blocking: true,
      following: false,
      followed_by: false,
    })
    await flushPromises()
    held.answer(respondEmpty())
    await request

    expect(getRelationship()).toMatchObject({
      domain_blocking: true,
      following: false,
      followed_by: false,
    })
    expect(bo()).toMatchObject({ domain_blocking: false, following: true })
    expect(session.store.get(relationshipIntentAtoms(session)(ada))).toEqual([])
    expect(await server.requests().at(-1)?.clone().json()).toEqual({ domain: 'x.org' })
  },
)

test(
  'removes their posts and notifications and decrements the follower count',
  { tags: ['DOM-06'] },
  async () => {
    const { session, server, getIds, countFollowers } = openWithBo({ following: true })
    server.on(BLOCK, respondEmpty)

    await session.store.set(setDomainBlockAtom, session, 'X.org', true)

    expect(getIds()).toEqual(IDS_WITHOUT_ADA)
    expect(countFollowers()).toBe(4)
  },
)

test(
  'also removes the content of accounts whose relationship is unknown',
  { tags: ['DOM-06'] },
  async () => {
    const { session, server, getIds, ada } = createSessionWithAda()
    session.store.set(serverRelationshipAtoms(session)(ada), undefined)
    server.on(BLOCK, respondEmpty)

    await session.store.set(setDomainBlockAtom, session, 'x.org', true)

    expect(getIds()).toEqual(IDS_WITHOUT_ADA)
  },
)

test(
  'shows one error and removes no content when the domain block fails',
  { tags: ['ERR-13'] },
  async () => {
    const { session, server, getIds, getRelationship } = openWithBo({ following: true })
    server.on(BLOCK, () =>
      createErrorResponse(422, 'Validation failed: Domain is not a valid domain name'),
    )

    await session.store.set(setDomainBlockAtom, session, 'x.org', true)

    expect(session.app.get(alertsAtom)).toMatchObject([
      { title: '422', message: 'Validation failed: Domain is not a valid domain name' },
    ])
    expect(getRelationship()).toMatchObject({ domain_blocking: false, following: true })
    expect(getIds()).toEqual(ALL_IDS)
  },
)

test(
  'removes the domain from the list on unblock, but not when the request fails',
  { tags: ['DOM-05'] },
  async () => {
    const { session, server, getRelationship, getIds } = openWithBo({ domain_blocking: true })
    server.on(UNBLOCK, () => createErrorResponse(500))
    await session.store.set(setDomainBlockAtom, session, 'x.org', false)
    expect(getRelationship()?.domain_blocking).toBe(true)

    server.on(UNBLOCK, respondEmpty)
    await session.store.set(setDomainBlockAtom, session, 'x.org', false)

    expect(server.calls()).toEqual([`${UNBLOCK}?domain=x.org`, `${UNBLOCK}?domain=x.org`])
    expect(getRelationship()?.domain_blocking).toBe(false)
    expect(getIds()).toEqual(ALL_IDS)
  },
)

test('applies only the latest of rapid changes for one domain', async () => {
  const { session, server, getRelationship } = openWithBo()
  const held = server.hold(BLOCK)
  server.on(UNBLOCK, respondEmpty)

  const request = session.store.set(setDomainBlockAtom, session, 'x.org', true)
  void session.store.set(setDomainBlockAtom, session, 'x.org', false)
  await flushPromises()
  held.answer(respondEmpty())
  await request

  expect(server.calls()).toEqual([BLOCK, `${UNBLOCK}?domain=x.org`])
  expect(getRelationship()?.domain_blocking).toBe(false)
})

import { expect, test } from 'vitest'
import { relationship } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { ALL_IDS, IDS_WITHOUT_ADA, createSessionWithAda } from '../../testing/session-with-ada.ts'
import { setMuteAtom, type Mute } from './mute-account.ts'

const MUTE = 'POST /api/v1/accounts/7/mute'
const UNMUTE = 'POST /api/v1/accounts/7/unmute'

async function parseBody(requests: readonly Request[]): Promise<unknown> {
  return requests.at(-1)?.clone().json()
}

test.each<readonly [string, Mute, object]>([
  ['with notifications', { notifications: true }, { notifications: true }],
  ['without notifications', { notifications: false }, { notifications: false }],
  ['for an hour', { notifications: true, duration: 3600 }, { notifications: true, duration: 3600 }],
])('sends the right parameters for a mute %s', { tags: ['API-18'] }, async (_name, mute, body) => {
  const { session, server, ada, getRelationship } = createSessionWithAda()
  const held = server.hold(MUTE)

  const pending = session.store.set(setMuteAtom, session, ada, mute)
  expect(getRelationship()).toMatchObject({
    muting: true,
    muting_notifications: mute.notifications,
  })

  await flushPromises()
  held.answer(
    Response.json(relationship({ muting: true, muting_notifications: mute.notifications })),
  )
  await pending
  expect(await parseBody(server.requests())).toEqual(body)
})

test(
  'removes a muted account from timelines, threads and notifications when notifications are hidden',
  { tags: ['TL-14', 'TL-15', 'TH-09', 'NTF-16'] },
  async () => {
    const { session, server, ada, getIds } = createSessionWithAda({ following: true })
    server.on(MUTE, () =>
      Response.json(relationship({ following: true, muting: true, muting_notifications: true })),
    )

    await session.store.set(setMuteAtom, session, ada, { notifications: true })

    expect(getIds()).toEqual(IDS_WITHOUT_ADA)
  },
)

test(
  'keeps the notifications of a muted account when the mute does not hide them',
  { tags: ['NTF-16'] },
  async () => {
    const { session, server, ada, getIds } = createSessionWithAda()
    server.on(MUTE, () => Response.json(relationship({ muting: true })))
    server.on(UNMUTE, () => Response.json(relationship()))

    await session.store.set(setMuteAtom, session, ada, { notifications: false })
    expect(getIds()).toEqual({ ...IDS_WITHOUT_ADA, notifications: ALL_IDS.notifications })
    await session.store.set(setMuteAtom, session, ada, null)

    expect(getIds()).toEqual(ALL_IDS)
  },
)

test(
  'hides and restores only notifications when a mute starts or stops hiding them',
  { tags: ['NTF-16'] },
  async () => {
    const { session, server, ada, getIds } = createSessionWithAda()
    const mute = async (notifications: boolean) => {
      server.on(MUTE, () =>
        Response.json(relationship({ muting: true, muting_notifications: notifications })),
      )
      await session.store.set(setMuteAtom, session, ada, { notifications })
    }
    await mute(false)

    await mute(true)
    expect(getIds()).toEqual(IDS_WITHOUT_ADA)
    await mute(false)

    expect(getIds()).toEqual({ ...IDS_WITHOUT_ADA, notifications: ALL_IDS.notifications })
  },
)

test('changes whether notifications are muted by muting again, without removing posts again', async () => {
  const { session, server, ada, getRelationship, getIds } = createSessionWithAda({
    muting: true,
    muting_notifications: true,
  })
  server.on(MUTE, () => Response.json(relationship({ muting: true, muting_notifications: false })))

  await session.store.set(setMuteAtom, session, ada, { notifications: false })

  expect(await parseBody(server.requests())).toEqual({ notifications: false })
  expect(getRelationship()).toMatchObject({ muting: true, muting_notifications: false })
  expect(getIds()).toEqual(ALL_IDS)
})

test('keeps the remaining duration when a mute is changed and relationships contain no end', async () => {
  const { session, server, platform, getRelationship, ada } = createSessionWithAda()
  server.on(MUTE, () => Response.json(relationship({ muting: true })))
  await session.store.set(setMuteAtom, session, ada, { notifications: true, duration: 3600 })
  const end = getRelationship()?.muting_expires_at
  expect(Date.parse(end ?? '')).toBe(platform.clock.now() + 3_600_000)
  await platform.clock.advance(600_000)

  await session.store.set(setMuteAtom, session, ada, { notifications: false })

  expect(await parseBody(server.requests())).toEqual({ notifications: false, duration: 3000 })
  expect(getRelationship()?.muting_expires_at).toBe(end)
})

test('shows no end of a mute on a server of 2019, which ignores durations', async () => {
  const { session, server, getRelationship, ada } = createSessionWithAda()
  session.api.capabilities.record('timedMutes', false)
  server.on(MUTE, () => Response.json(relationship({ muting: true })))

  await session.store.set(setMuteAtom, session, ada, { notifications: true, duration: 3600 })

  expect(getRelationship()?.muting_expires_at).toBeNull()
})

test('removes both mutes on unmute and rolls back when the request fails', async () => {
  const { session, server, ada, getRelationship } = createSessionWithAda({
    muting: true,
    muting_notifications: true,
  })
  server.on(UNMUTE, () => createErrorResponse(500))

  const pending = session.store.set(setMuteAtom, session, ada, null)
  expect(getRelationship()).toMatchObject({ muting: false, muting_notifications: false })
  await pending
  expect(getRelationship()).toMatchObject({ muting: true, muting_notifications: true })

  server.on(UNMUTE, () => Response.json(relationship()))
  await session.store.set(setMuteAtom, session, ada, null)
  expect(getRelationship()).toMatchObject({ muting: false, muting_notifications: false })
})

test(
  'keeps the content and marks mutes as unsupported when the server has no mutes',
  { tags: ['BY-01'] },
  async () => {
    const { session, server, ada, getIds } = createSessionWithAda()
    server.on(MUTE, () => createErrorResponse(404))

    await session.store.set(setMuteAtom, session, ada, { notifications: true })

    expect(getIds()).toEqual(ALL_IDS)
    expect(session.api.capabilities.getSupport('accountMutes')).toBe('no')
  },
)

test('applies only the latest of rapid changes, each with its own parameters', async () => {
  const { session, server, ada, getRelationship } = createSessionWithAda()
  const held = server.hold(MUTE)
  server.on(UNMUTE, () => Response.json(relationship()))

  const pending = session.store.set(setMuteAtom, session, ada, { notifications: true })
  void session.store.set(setMuteAtom, session, ada, null)
  await flushPromises()
  expect(getRelationship()?.muting).toBe(false)
  held.answer(Response.json(relationship({ muting: true })))
  await pending

  expect(server.calls()).toEqual([MUTE, UNMUTE])
  expect(getRelationship()?.muting).toBe(false)
})

import { expect, test } from 'vitest'
import { relationship } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { refuse } from '../../testing/scripted-server.ts'
import { ALL_SEEN, SEEN_WITHOUT_ADA, sessionWithAda } from '../../testing/session-with-ada.ts'
import { setMuteAtom, type Mute } from './mute-account.ts'

const MUTE = 'POST /api/v1/accounts/7/mute'
const UNMUTE = 'POST /api/v1/accounts/7/unmute'

async function bodyOf(requests: readonly Request[]): Promise<unknown> {
  return requests.at(-1)?.clone().json()
}

test.each<readonly [string, Mute, object]>([
  ['with notifications', { notifications: true }, { notifications: true }],
  ['without notifications', { notifications: false }, { notifications: false }],
  ['for an hour', { notifications: true, duration: 3600 }, { notifications: true, duration: 3600 }],
])('a mute %s asks for just that', { tags: ['API-18'] }, async (_name, mute, body) => {
  const { session, server, ada, shown } = sessionWithAda()
  const held = server.hold(MUTE)

  const asked = session.store.set(setMuteAtom, session, ada, mute)
  expect(shown()).toMatchObject({ muting: true, muting_notifications: mute.notifications })

  await settled()
  held.answer(
    Response.json(relationship({ muting: true, muting_notifications: mute.notifications })),
  )
  await asked
  expect(await bodyOf(server.requests())).toEqual(body)
})

test(
  'removes a muted account from timelines, threads and notifications when notifications are hidden',
  { tags: ['TL-14', 'TL-15', 'TH-09', 'NTF-16'] },
  async () => {
    const { session, server, ada, seen } = sessionWithAda({ following: true })
    server.on(MUTE, () =>
      Response.json(relationship({ following: true, muting: true, muting_notifications: true })),
    )

    await session.store.set(setMuteAtom, session, ada, { notifications: true })

    expect(seen()).toEqual(SEEN_WITHOUT_ADA)
  },
)

test(
  'leaves the notifications of a muted account when the mute keeps them',
  { tags: ['NTF-16'] },
  async () => {
    const { session, server, ada, seen } = sessionWithAda()
    server.on(MUTE, () => Response.json(relationship({ muting: true })))
    server.on(UNMUTE, () => Response.json(relationship()))

    await session.store.set(setMuteAtom, session, ada, { notifications: false })
    expect(seen()).toEqual({ ...SEEN_WITHOUT_ADA, notifications: ALL_SEEN.notifications })
    await session.store.set(setMuteAtom, session, ada, null)

    expect(seen()).toEqual(ALL_SEEN)
  },
)

test(
  'hides and restores notifications alone when a mute begins or ends to hide them',
  { tags: ['NTF-16'] },
  async () => {
    const { session, server, ada, seen } = sessionWithAda()
    const mute = async (notifications: boolean) => {
      server.on(MUTE, () =>
        Response.json(relationship({ muting: true, muting_notifications: notifications })),
      )
      await session.store.set(setMuteAtom, session, ada, { notifications })
    }
    await mute(false)

    await mute(true)
    expect(seen()).toEqual(SEEN_WITHOUT_ADA)
    await mute(false)

    expect(seen()).toEqual({ ...SEEN_WITHOUT_ADA, notifications: ALL_SEEN.notifications })
  },
)

test('notifications of who is muted are switched by muting again, with the flag flipped; nothing leaves again', async () => {
  const { session, server, ada, shown, seen } = sessionWithAda({
    muting: true,
    muting_notifications: true,
  })
  server.on(MUTE, () => Response.json(relationship({ muting: true, muting_notifications: false })))

  await session.store.set(setMuteAtom, session, ada, { notifications: false })

  expect(await bodyOf(server.requests())).toEqual({ notifications: false })
  expect(shown()).toMatchObject({ muting: true, muting_notifications: false })
  expect(seen()).toEqual(ALL_SEEN)
})

test('a mute that ends by itself still does when it is changed, where relationships tell no end', async () => {
  const { session, server, platform, shown, ada } = sessionWithAda()
  server.on(MUTE, () => Response.json(relationship({ muting: true })))
  await session.store.set(setMuteAtom, session, ada, { notifications: true, duration: 3600 })
  const end = shown()?.muting_expires_at
  expect(Date.parse(end ?? '')).toBe(platform.clock.now() + 3_600_000)
  await platform.clock.advance(600_000)

  await session.store.set(setMuteAtom, session, ada, { notifications: false })

  expect(await bodyOf(server.requests())).toEqual({ notifications: false, duration: 3000 })
  expect(shown()?.muting_expires_at).toBe(end)
})

test('a server of 2019 ends no mute, and none is promised', async () => {
  const { session, server, shown, ada } = sessionWithAda()
  session.api.capabilities.note('timedMutes', false)
  server.on(MUTE, () => Response.json(relationship({ muting: true })))

  await session.store.set(setMuteAtom, session, ada, { notifications: true, duration: 3600 })

  expect(shown()?.muting_expires_at).toBeNull()
})

test('an unmute takes both mutes away; a refused one gives them back', async () => {
  const { session, server, ada, shown } = sessionWithAda({
    muting: true,
    muting_notifications: true,
  })
  server.on(UNMUTE, () => refuse(500))

  const asked = session.store.set(setMuteAtom, session, ada, null)
  expect(shown()).toMatchObject({ muting: false, muting_notifications: false })
  await asked
  expect(shown()).toMatchObject({ muting: true, muting_notifications: true })

  server.on(UNMUTE, () => Response.json(relationship()))
  await session.store.set(setMuteAtom, session, ada, null)
  expect(shown()).toMatchObject({ muting: false, muting_notifications: false })
})

test(
  'where a server has no mutes, nothing leaves and it is known from then on',
  { tags: ['BY-01'] },
  async () => {
    const { session, server, ada, seen } = sessionWithAda()
    server.on(MUTE, () => refuse(404))

    await session.store.set(setMuteAtom, session, ada, { notifications: true })

    expect(seen()).toEqual(ALL_SEEN)
    expect(session.api.capabilities.of('accountMutes')).toBe('no')
  },
)

test('of two wishes the latest counts, each asked for as it was meant', async () => {
  const { session, server, ada, shown } = sessionWithAda()
  const held = server.hold(MUTE)
  server.on(UNMUTE, () => Response.json(relationship()))

  const asked = session.store.set(setMuteAtom, session, ada, { notifications: true })
  void session.store.set(setMuteAtom, session, ada, null)
  await settled()
  expect(shown()?.muting).toBe(false)
  held.answer(Response.json(relationship({ muting: true })))
  await asked

  expect(server.calls()).toEqual([MUTE, UNMUTE])
  expect(shown()?.muting).toBe(false)
})

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { getAccountStatuses } from '@colonnade/api-client/endpoints'
import { startTestInstance, type TestInstance } from '@colonnade/demo-server/testing'
import { status } from '../../testing/factories.ts'
import { createInstanceSession } from '../../testing/instance-session.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { createTestComposer } from '../../testing/test-composer.ts'
import { submitDraftAtom } from '../publish/submit-draft.ts'
import type { Session } from '../session.ts'
import { changeDraftAtom, draftAtom } from './draft.ts'

const POST = 'POST /api/v1/statuses'
const OWN = 'GET /api/v1/accounts/1/statuses'
const GATEWAY_TIMEOUT = 504

let server: TestInstance
beforeAll(async () => {
  server = await startTestInstance()
})
afterEach(() => server.instance.controls.emulate(null))
afterAll(() => server.close())

type Fate = 'arrives' | 'answer lost' | 'lost'

/**
 * mira's composer on a network whose effect on each post is set by the test. By default it loses the response to the
 * first post.
 */
async function openOnLossyNetwork(fateOf: (count: number) => Fate = loseFirstResponse) {
  let posts = 0
  const lossy = async (request: Request) => {
    if (request.method !== 'POST') return fetch(request)
    posts += 1
    const fate = fateOf(posts)
    if (fate === 'lost') throw new TypeError('Failed to fetch')
    const response = await fetch(request)
    if (fate === 'arrives') return response
    throw new TypeError('Failed to fetch')
  }
  const { session, platform } = await createInstanceSession(server, 'mira', lossy)
  // Both clocks are set to the same time, so that a post has the current time.
  server.time.advance(Math.max(0, platform.clock.now() - server.time.clock()))
  const submit = async () => (await session.store.set(submitDraftAtom, session)) !== null
  const own = async () =>
    (await session.api.requestPage(getAccountStatuses, { id: session.me, limit: 40 })).items
  return { session, submit, own }
}

function loseFirstResponse(count: number): Fate {
  return count === 1 ? 'answer lost' : 'arrives'
}

test.each(['gotosocial', 'snac', 'hollo', null] as const)(
  'publishes a post once when its response was lost, also when the server ignores the key (%s)',
  { tags: ['CMP-05'] },
  async (dialect) => {
    server.instance.controls.emulate(dialect)
    const { session, submit, own } = await openOnLossyNetwork()
    const text = `Said once to @bo@harbour.example #tea https://a.example/${dialect}`
    session.store.set(changeDraftAtom, session, { text, privacy: 'unlisted' })
    const before = (await own()).length

    expect([await submit(), await submit()]).toEqual([false, true])

    expect((await own()).length).toBe(before + 1)
    expect(session.store.get(draftAtom(session)).text).toBe('')
  },
)

test(
  'sends an edited draft as a new post immediately after a lost response',
  { tags: ['CMP-05', 'CMP-06'] },
  async () => {
    const { server: scripted, write, submit, posts } = createTestComposer()
    scripted.on(POST, () => createErrorResponse(GATEWAY_TIMEOUT))
    write({ text: 'hello' })
    await submit()
    write({ text: 'hello!' })
    scripted.on(POST, () => Response.json(status({ id: '10' })))

    expect(await submit()).toBe(true)
    expect(posts()).toHaveLength(2)
    expect(scripted.calls()).not.toContain(`${OWN}?limit=40`)
  },
)

test('resends a rejected post without looking it up', { tags: ['CMP-05'] }, async () => {
  const { server: scripted, write, submit, posts } = createTestComposer()
  scripted.on(POST, () => createErrorResponse(422))
  write({ text: 'hello' })

  await submit()
  await submit()

  expect(posts()).toHaveLength(2)
  expect(scripted.calls()).not.toContain(`${OWN}?limit=40`)
})

test(
  'looks up a post after a reload when the page closed before the response',
  { tags: ['CMP-05'] },
  async () => {
    const first = createTestComposer()
    first.server.hold(POST)
    first.write({ text: 'hello' })
    void first.submit()

    const second = createTestComposer({ storage: first.platform.storage })
    const { idempotencyKey } = first.draft()
    const { session } = second
    session.store.set(draftAtom(session), { ...second.draft(), text: 'hello', idempotencyKey })
    const arrived = status({
      id: '10',
      content: '<p>hello</p>',
      created_at: '2026-11-23T09:00:01Z',
    })
    second.server.on(OWN, () => Response.json([arrived]))

    expect(await second.submit()).toBe(true)
    expect(second.posts()).toHaveLength(0)
  },
)

/** About three hundred posts and lookups on a real instance. Unit: ms. */
const HUNDRED_MS = 90_000

test(
  'publishes each of a hundred posts once on a lossy network',
  { tags: ['CMP-05'], timeout: HUNDRED_MS },
  async () => {
    let state = 7
    const random = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return state / 2 ** 32
    }
    const FATES = ['arrives', 'answer lost', 'lost'] as const
    const { session, submit } = await openOnLossyNetwork(() => FATES[Math.floor(random() * 3)]!)
    const texts = Array.from({ length: 100 }, (_, index) => `Number ${index} of a hundred`)
    let tries = 0

    for (const text of texts) {
      session.store.set(changeDraftAtom, session, { text, privacy: 'unlisted' })
      do tries += 1
      while (!(await submit()))
    }

    expect(tries).toBeGreaterThan(200)
    expect((await fetchAll(session)).toSorted()).toEqual(texts.toSorted())
  },
)

/** The text of all hundred posts as the server returns them. */
async function fetchAll(session: Session): Promise<readonly string[]> {
  const found: string[] = []
  for (let maxId: string | undefined; ;) {
    const query = { id: session.me, limit: 40, ...(maxId !== undefined && { max_id: maxId }) }
    const { items } = await session.api.requestPage(getAccountStatuses, query)
    found.push(...items.map(({ content }) => content.replace(/<[^>]+>/g, '')))
    maxId = items.at(-1)?.id
    if (maxId === undefined) return found.filter((text) => text.endsWith(' of a hundred'))
  }
}

test(
  'keeps the pending submission of a draft while another one is sent',
  { tags: ['CMP-05', 'BY-03'] },
  async () => {
    const { server: scripted, write, draft, submit, posts, session } = createTestComposer()
    scripted.on(POST, () => createErrorResponse(GATEWAY_TIMEOUT))
    write({ text: 'first' })
    await submit()
    const first = draft()
    write({ text: 'second' })
    scripted.on(POST, () => Response.json(status({ id: '11' })))
    await submit()

    session.store.set(draftAtom(session), first)
    scripted.on(OWN, () => Response.json([]))
    scripted.on(POST, () => Response.json(status({ id: '10' })))
    await submit()

    expect(scripted.calls().filter((call) => call.startsWith(OWN))).toHaveLength(1)
    expect(posts()).toHaveLength(3)
  },
)

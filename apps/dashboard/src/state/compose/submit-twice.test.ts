import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { getAccountStatuses } from '@colonnade/api-client/endpoints'
import { startTestInstance, type TestInstance } from '@colonnade/demo-server/testing'
import { status } from '../../testing/factories.ts'
import { instanceSession } from '../../testing/instance-session.ts'
import { refuse } from '../../testing/scripted-server.ts'
import { composer } from '../../testing/test-composer.ts'
import { submitDraftAtom } from '../publish/submit.ts'
import type { Session } from '../session.ts'
import { changeDraftAtom, draftAtom } from './draft.ts'

const POST = 'POST /api/v1/statuses'
const OWN = 'GET /api/v1/accounts/1/statuses'
const GATEWAY_TIMEOUT = 504

let server: TestInstance
beforeAll(async () => {
  server = await startTestInstance()
})
afterEach(() => server.instance.controls.speak(null))
afterAll(() => server.close())

type Fate = 'arrives' | 'answer lost' | 'lost'

/** mira, whose network does to each post what the test says; by itself it loses the answer to the first. */
async function onLossyNetwork(fateOf: (count: number) => Fate = firstAnswerLost) {
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
  const { session, platform } = await instanceSession(server, 'mira', lossy)
  // One time for both, so that what is posted is posted now.
  server.time.advance(Math.max(0, platform.clock.now() - server.time.clock()))
  const submit = async () => (await session.store.set(submitDraftAtom, session)) !== null
  const own = async () =>
    (await session.api.page(getAccountStatuses, { id: session.me, limit: 40 })).items
  return { session, submit, own }
}

function firstAnswerLost(count: number): Fate {
  return count === 1 ? 'answer lost' : 'arrives'
}

test.each(['gotosocial', 'snac', 'hollo', null] as const)(
  'a post whose answer was lost is there once, also where the key is ignored (%s)',
  { tags: ['CMP-05'] },
  async (dialect) => {
    server.instance.controls.speak(dialect)
    const { session, submit, own } = await onLossyNetwork()
    const text = `Said once to @bo@harbour.example #tea https://a.example/${dialect}`
    session.store.set(changeDraftAtom, session, { text, privacy: 'unlisted' })
    const before = (await own()).length

    expect([await submit(), await submit()]).toEqual([false, true])

    expect((await own()).length).toBe(before + 1)
    expect(session.store.get(draftAtom(session)).text).toBe('')
  },
)

test(
  'an edit after a lost answer is another post, and is sent at once',
  { tags: ['CMP-05', 'CMP-06'] },
  async () => {
    const { server: scripted, write, submit, posts } = composer()
    scripted.on(POST, () => refuse(GATEWAY_TIMEOUT))
    write({ text: 'hello' })
    await submit()
    write({ text: 'hello!' })
    scripted.on(POST, () => Response.json(status({ id: '10' })))

    expect(await submit()).toBe(true)
    expect(posts()).toHaveLength(2)
    expect(scripted.calls()).not.toContain(`${OWN}?limit=40`)
  },
)

test(
  'a refusal is an answer: the same is sent again without a look',
  { tags: ['CMP-05'] },
  async () => {
    const { server: scripted, write, submit, posts } = composer()
    scripted.on(POST, () => refuse(422))
    write({ text: 'hello' })

    await submit()
    await submit()

    expect(posts()).toHaveLength(2)
    expect(scripted.calls()).not.toContain(`${OWN}?limit=40`)
  },
)

test(
  'a page that was closed before the answer came looks when it is back',
  { tags: ['CMP-05'] },
  async () => {
    const first = composer()
    first.server.hold(POST)
    first.write({ text: 'hello' })
    void first.submit()

    const second = composer({ storage: first.platform.storage })
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

/** Some three hundred posts and looks at a real instance. Unit: ms. */
const HUNDRED_MS = 90_000

test(
  'of a hundred posts, whatever the network drops, each is there once',
  { tags: ['CMP-05'], timeout: HUNDRED_MS },
  async () => {
    let state = 7
    const random = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return state / 2 ** 32
    }
    const FATES = ['arrives', 'answer lost', 'lost'] as const
    const { session, submit } = await onLossyNetwork(() => FATES[Math.floor(random() * 3)]!)
    const texts = Array.from({ length: 100 }, (_, index) => `Number ${index} of a hundred`)
    let tries = 0

    for (const text of texts) {
      session.store.set(changeDraftAtom, session, { text, privacy: 'unlisted' })
      do tries += 1
      while (!(await submit()))
    }

    expect(tries).toBeGreaterThan(200)
    expect((await allOf(session)).toSorted()).toEqual(texts.toSorted())
  },
)

/** The words of all hundreds, as the server tells them. */
async function allOf(session: Session): Promise<readonly string[]> {
  const found: string[] = []
  for (let maxId: string | undefined; ;) {
    const asked = { id: session.me, limit: 40, ...(maxId !== undefined && { max_id: maxId }) }
    const { items } = await session.api.page(getAccountStatuses, asked)
    found.push(...items.map(({ content }) => content.replace(/<[^>]+>/g, '')))
    maxId = items.at(-1)?.id
    if (maxId === undefined) return found.filter((text) => text.endsWith(' of a hundred'))
  }
}

test(
  'a draft that was sent waits for its answer also while another one is sent',
  { tags: ['CMP-05', 'BY-03'] },
  async () => {
    const { server: scripted, write, draft, submit, posts, session } = composer()
    scripted.on(POST, () => refuse(GATEWAY_TIMEOUT))
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

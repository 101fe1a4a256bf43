import { expect, onTestFinished, test } from 'vitest'
import { getMarkers } from '@colonnade/api-client/endpoints'
import { createTabChannels } from '../../testing/tab-channels.ts'
import { testSession } from '../../testing/test-session.ts'
import { startSharingBudget } from './share-budget.ts'

const RESET = new Date(Date.UTC(2026, 10, 23, 9, 5)).toISOString()

/** Opens tabs of one account. Each response reports the requests left. */
function openTabs() {
  const [observer, ...channels] = createTabChannels(3)
  const messages: unknown[] = []
  observer!.watch((message) => messages.push(message))
  const tabs = channels.map((channel) => {
    const { session, server, platform } = testSession({ tabs: channel })
    onTestFinished(startSharingBudget(session))
    const request = async (left: number) => {
      server.on('GET /api/v1/markers', () =>
        Response.json(
          {},
          {
            headers: {
              'x-ratelimit-limit': '300',
              'x-ratelimit-remaining': String(left),
              'x-ratelimit-reset': RESET,
            },
          },
        ),
      )
      await session.api.request(getMarkers, { timeline: ['home'] })
    }
    return { budget: session.api.budget, request, clock: platform.clock }
  })
  const advance = async (ms: number) => {
    for (const { clock } of tabs) await clock.advance(ms)
  }
  return { first: tabs[0]!, second: tabs[1]!, messages, advance }
}

test('knows what another tab has left of the limit', { tags: ['BY-39'] }, async () => {
  const { first, second, advance } = openTabs()
  await first.request(250)
  await advance(200)

  expect(second.budget.left).toBe(250)
  expect(second.budget.limit).toBe(300)
})

test(
  'holds refreshes back when another tab has used up their share',
  { tags: ['BY-39'] },
  async () => {
    const { first, second, advance } = openTabs()
    await first.request(12)
    await advance(200)

    expect(second.budget.heldUntil).toBe(Date.parse(RESET))
  },
)

test('sends few messages for many requests', { tags: ['BY-39'] }, async () => {
  const { first, second, messages, advance } = openTabs()
  await advance(1000)
  messages.length = 0

  for (let left = 250; left > 230; left -= 1) await first.request(left)
  await advance(1000)

  expect(messages).toHaveLength(1)
  expect(second.budget.left).toBe(231)
})

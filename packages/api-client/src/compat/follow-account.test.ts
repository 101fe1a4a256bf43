import { expect, test } from 'vitest'
import { shouldShowAlert } from '../http/request-observer.ts'
import { createTestClient } from '../testing/create-test-client.ts'
import { followAccount } from './follow-account.ts'

const FOLLOW = 'POST /api/v1/accounts/7/follow'
const RELATIONSHIPS = 'GET /api/v1/accounts/relationships'

/** Creates a client whose server refuses to follow and returns this relationship. */
function createRefusingClient(status: number, known: readonly object[]) {
  const alerts: string[] = []
  const client = createTestClient(
    {
      [FOLLOW]: () => Response.json({ error: 'The action is not allowed' }, { status }),
      [RELATIONSHIPS]: () => Response.json(known),
    },
    {
      observer: {
        onError: (endpoint, error, options) => {
          if (shouldShowAlert(endpoint, error, options)) alerts.push(error.title)
        },
      },
    },
  )
  return { ...client, alerts }
}

test(
  'sends one request with the options when the server accepts it',
  { tags: ['API-14'] },
  async () => {
    const { api, getCalls, bodies } = createTestClient({
      [FOLLOW]: () => Response.json({ id: '7', requested: true }),
    })

    const relationship = await followAccount(api, { id: '7', reblogs: false })

    expect(relationship).toMatchObject({ following: false, requested: true })
    expect(getCalls()).toEqual([FOLLOW])
    expect(await bodies()).toEqual([{ reblogs: false }])
  },
)

test.each([
  ['that is already followed', { following: true, showing_reblogs: true }, {}],
  ['that already has a follow request', { requested: true }, {}],
  [
    'that is followed without boosts',
    { following: true, showing_reblogs: false },
    { reblogs: false },
  ],
])(
  'treats a 403 as success for an account %s',
  { tags: ['BY-01'] },
  async (_who, known, wanted) => {
    const { api, alerts, getCalls } = createRefusingClient(403, [{ id: '7', ...known }])

    const relationship = await followAccount(api, { id: '7', ...wanted })

    expect(relationship).toMatchObject(known)
    expect(alerts).toEqual([])
    expect(getCalls()).toEqual([FOLLOW, RELATIONSHIPS])
  },
)

test.each([
  ['that is not followed', [{ id: '7' }], {}],
  [
    'whose boosts should be hidden',
    [{ id: '7', following: true, showing_reblogs: true }],
    { reblogs: false },
  ],
  ['whose posts should notify', [{ id: '7', following: true }], { notify: true }],
  ['without a known relationship', [], {}],
])('shows one alert after a 403 for an account %s', async (_who, known, wanted) => {
  const { api, alerts } = createRefusingClient(403, known)

  await expect(followAccount(api, { id: '7', ...wanted })).rejects.toMatchObject({ status: 403 })
  expect(alerts).toEqual(['403'])
})

test('rejects with any other refusal', async () => {
  const { api, alerts, getCalls } = createRefusingClient(422, [{ id: '7', following: true }])

  await expect(followAccount(api, { id: '7' })).rejects.toMatchObject({ status: 422 })
  expect(alerts).toEqual(['422'])
  expect(getCalls()).toEqual([FOLLOW])
})

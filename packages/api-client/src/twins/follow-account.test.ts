import { expect, test } from 'vitest'
import { raisesAlert } from '../http/observer.ts'
import { clientOf } from '../testing/client-of.ts'
import { followAccount } from './follow-account.ts'

const FOLLOW = 'POST /api/v1/accounts/7/follow'
const RELATIONSHIPS = 'GET /api/v1/accounts/relationships'

/** A server that refuses to follow, and says how one stands. */
function refusing(status: number, known: readonly object[]) {
  const alerts: string[] = []
  const client = clientOf(
    {
      [FOLLOW]: () => Response.json({ error: 'The action is not allowed' }, { status }),
      [RELATIONSHIPS]: () => Response.json(known),
    },
    {
      observer: {
        onError: (endpoint, error, options) => {
          if (raisesAlert(endpoint, error, options)) alerts.push(error.title)
        },
      },
    },
  )
  return { ...client, alerts }
}

test('one call where it is answered, with what was asked for', { tags: ['API-14'] }, async () => {
  const { api, asked, bodies } = clientOf({
    [FOLLOW]: () => Response.json({ id: '7', requested: true }),
  })

  const told = await followAccount(api, { id: '7', reblogs: false })

  expect(told).toMatchObject({ following: false, requested: true })
  expect(asked()).toEqual([FOLLOW])
  expect(await bodies()).toEqual([{ reblogs: false }])
})

test.each([
  ['who is followed already', { following: true, showing_reblogs: true }, {}],
  ['who is asked already', { requested: true }, {}],
  [
    'who is followed without boosts',
    { following: true, showing_reblogs: false },
    { reblogs: false },
  ],
])('a 403 is no failure for %s', { tags: ['BY-01'] }, async (_who, known, wanted) => {
  const { api, alerts, asked } = refusing(403, [{ id: '7', ...known }])

  const told = await followAccount(api, { id: '7', ...wanted })

  expect(told).toMatchObject(known)
  expect(alerts).toEqual([])
  expect(asked()).toEqual([FOLLOW, RELATIONSHIPS])
})

test.each([
  ['who is not followed', [{ id: '7' }], {}],
  [
    'whose boosts should have gone',
    [{ id: '7', following: true, showing_reblogs: true }],
    { reblogs: false },
  ],
  ['whose posts should have rung', [{ id: '7', following: true }], { notify: true }],
  ['of whom nothing is told', [], {}],
])('it is one, told once, for %s', async (_who, known, wanted) => {
  const { api, alerts } = refusing(403, known)

  await expect(followAccount(api, { id: '7', ...wanted })).rejects.toMatchObject({ status: 403 })
  expect(alerts).toEqual(['403'])
})

test('another refusal is told as it comes', async () => {
  const { api, alerts, asked } = refusing(422, [{ id: '7', following: true }])

  await expect(followAccount(api, { id: '7' })).rejects.toMatchObject({ status: 422 })
  expect(alerts).toEqual(['422'])
  expect(asked()).toEqual([FOLLOW])
})

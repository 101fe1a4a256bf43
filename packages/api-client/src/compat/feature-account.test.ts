import { expect, test } from 'vitest'
import { createTestClient } from '../testing/create-test-client.ts'
import { featureAccount } from './endorsements.ts'

const getRoute = (act: string) => `POST /api/v1/accounts/7/${act}`
const createEndorsement = (isSo: boolean) => () => Response.json({ id: '7', endorsed: isSo })

test.each([
  [true, 'pin'],
  [false, 'unpin'],
] as const)('features (%s) with the method %s', { tags: ['API-20'] }, async (isFeatured, act) => {
  const { api, getCalls, bodies } = createTestClient({
    [getRoute(act)]: createEndorsement(isFeatured),
  })

  expect(await featureAccount(api, '7', isFeatured)).toMatchObject({ endorsed: isFeatured })
  expect(getCalls()).toEqual([getRoute(act)])
  expect(await bodies()).toEqual([null])
})

test.each([
  [true, 'pin', 'endorse'],
  [false, 'unpin', 'unendorse'],
] as const)('falls back (%s) from %s to %s', async (isFeatured, before, act) => {
  const { api, getCalls } = createTestClient({ [getRoute(act)]: createEndorsement(isFeatured) })

  expect(await featureAccount(api, '7', isFeatured)).toMatchObject({ endorsed: isFeatured })
  expect(getCalls()).toEqual([getRoute(before), getRoute(act)])
})

test('reports unsupported when the server has neither method', async () => {
  const { api } = createTestClient({})

  await expect(featureAccount(api, '7', true)).rejects.toMatchObject({ kind: 'unsupported' })
})

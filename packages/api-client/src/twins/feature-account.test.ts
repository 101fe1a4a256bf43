import { expect, test } from 'vitest'
import { clientOf } from '../testing/client-of.ts'
import { featureAccount } from './endorsements.ts'

const at = (act: string) => `POST /api/v1/accounts/7/${act}`
const endorsed = (isSo: boolean) => () => Response.json({ id: '7', endorsed: isSo })

test.each([
  [true, 'pin'],
  [false, 'unpin'],
] as const)('to feature (%s) is to %s', { tags: ['API-20'] }, async (isFeatured, act) => {
  const { api, asked, bodies } = clientOf({ [at(act)]: endorsed(isFeatured) })

  expect(await featureAccount(api, '7', isFeatured)).toMatchObject({ endorsed: isFeatured })
  expect(asked()).toEqual([at(act)])
  expect(await bodies()).toEqual([null])
})

test.each([
  [true, 'pin', 'endorse'],
  [false, 'unpin', 'unendorse'],
] as const)('else (%s) not %s but %s', async (isFeatured, before, act) => {
  const { api, asked } = clientOf({ [at(act)]: endorsed(isFeatured) })

  expect(await featureAccount(api, '7', isFeatured)).toMatchObject({ endorsed: isFeatured })
  expect(asked()).toEqual([at(before), at(act)])
})

test('a server with neither says so', async () => {
  const { api } = clientOf({})

  await expect(featureAccount(api, '7', true)).rejects.toMatchObject({ kind: 'unsupported' })
})

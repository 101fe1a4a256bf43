import { expect, test } from 'vitest'
import { createTestClient } from '../testing/create-test-client.ts'
import { readEndorsements } from './endorsements.ts'

const OLD = 'GET /api/v1/endorsements'
const NEW = 'GET /api/v1/accounts/1/endorsements'
const createAccount = (id: string) => ({ id, acct: `user${id}` })

test('fetches all featured accounts in one request', { tags: ['API-27', 'ACC-13'] }, async () => {
  const { api, queries } = createTestClient({
    [OLD]: () => Response.json([createAccount('7'), createAccount('8')]),
  })

  const people = await readEndorsements(api, '1')

  expect(people.map(({ id }) => id)).toEqual(['7', '8'])
  expect(queries()).toEqual(['?limit=0'])
})

test("falls back to the pages of the own account's featured accounts", async () => {
  const link = { Link: '</api/v1/accounts/1/endorsements?max_id=8>; rel="next"' }
  const { api, getCalls } = createTestClient({
    [NEW]: ({ url }) =>
      url.includes('max_id')
        ? Response.json([createAccount('9')])
        : Response.json([createAccount('7'), createAccount('8')], { headers: link }),
  })

  const people = await readEndorsements(api, '1')

  expect(people.map(({ id }) => id)).toEqual(['7', '8', '9'])
  expect(getCalls()).toEqual([OLD, NEW, NEW])
})

test('reports unsupported when the server has neither method', async () => {
  const { api } = createTestClient({})

  await expect(readEndorsements(api, '1')).rejects.toMatchObject({ kind: 'unsupported' })
})

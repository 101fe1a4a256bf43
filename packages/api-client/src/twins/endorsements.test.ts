import { expect, test } from 'vitest'
import { clientOf } from '../testing/client-of.ts'
import { readEndorsements } from './endorsements.ts'

const OLD = 'GET /api/v1/endorsements'
const NEW = 'GET /api/v1/accounts/1/endorsements'
const person = (id: string) => ({ id, acct: `user${id}` })

test('all who are featured come at once', { tags: ['API-27', 'ACC-13'] }, async () => {
  const { api, queries } = clientOf({ [OLD]: () => Response.json([person('7'), person('8')]) })

  const people = await readEndorsements(api, '1')

  expect(people.map(({ id }) => id)).toEqual(['7', '8'])
  expect(queries()).toEqual(['?limit=0'])
})

test('a server without that call is asked for those of the own account, page by page', async () => {
  const link = { Link: '</api/v1/accounts/1/endorsements?max_id=8>; rel="next"' }
  const { api, asked } = clientOf({
    [NEW]: ({ url }) =>
      url.includes('max_id')
        ? Response.json([person('9')])
        : Response.json([person('7'), person('8')], { headers: link }),
  })

  const people = await readEndorsements(api, '1')

  expect(people.map(({ id }) => id)).toEqual(['7', '8', '9'])
  expect(asked()).toEqual([OLD, NEW, NEW])
})

test('where a server has neither, there is nothing to feature anybody on', async () => {
  const { api } = clientOf({})

  await expect(readEndorsements(api, '1')).rejects.toMatchObject({ kind: 'unsupported' })
})

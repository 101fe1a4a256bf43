import { expect, test } from 'vitest'
import { ignoreBody } from '../decode/fields.ts'
import { defineEndpoint } from '../endpoint.ts'
import { ApiError } from '../http/api-error.ts'
import { isMissingMethod } from './try-in-order.ts'

const plain = defineEndpoint('GET', '/api/v1/bookmarks', {
  returns: ignoreBody,
  needs: 'bookmarks',
})
const byId = defineEndpoint('POST', '/api/v1/accounts/:id/pin', {
  returns: ignoreBody,
  needs: 'endorsements',
})
const byBody = defineEndpoint('POST', '/api/v1/reports', {
  returns: ignoreBody,
  needs: 'reports',
  namesEntity: true,
})
const everywhere = defineEndpoint('GET', '/api/v1/timelines/home', { returns: ignoreBody })

const createRefusal = (status: number, body: unknown = { error: 'No' }) =>
  new ApiError('response', { status, body })

test.each([
  ['404 on a path without an id', plain, createRefusal(404), {}, true],
  ['405', byId, createRefusal(405), {}, true],
  ['501', byId, createRefusal(501), {}, true],
  ['404 that may be about the id', byId, createRefusal(404), {}, false],
  ['404 that may be about an id in the body', byBody, createRefusal(404), {}, false],
  ['404 for an entity known to exist', byId, createRefusal(404), { isKnown: true }, true],
  ['422 with a reason', byId, createRefusal(422, { error: 'Too many' }), {}, false],
  ['422 with an empty body', plain, createRefusal(422, ''), {}, true],
  ['403', plain, createRefusal(403), {}, false],
  ['500', plain, createRefusal(500), {}, false],
  ['404 of a method that every server has', everywhere, createRefusal(404), {}, false],
  ['no response', plain, new ApiError('network'), {}, false],
])(
  'detects a missing API method: %s',
  { tags: ['BY-01'] },
  (_case, getCalls, error, options, isMissing) => {
    expect(isMissingMethod(getCalls, error, options)).toBe(isMissing)
  },
)

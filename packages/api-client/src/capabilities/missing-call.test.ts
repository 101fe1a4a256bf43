import { expect, test } from 'vitest'
import { ignored } from '../decode/fields.ts'
import { endpoint } from '../endpoint.ts'
import { ApiError } from '../http/api-error.ts'
import { isMissingCall } from './first-supported.ts'

const plain = endpoint('GET', '/api/v1/bookmarks', { returns: ignored, needs: 'bookmarks' })
const byId = endpoint('POST', '/api/v1/accounts/:id/pin', {
  returns: ignored,
  needs: 'endorsements',
})
const byBody = endpoint('POST', '/api/v1/reports', {
  returns: ignored,
  needs: 'reports',
  namesEntity: true,
})
const everywhere = endpoint('GET', '/api/v1/timelines/home', { returns: ignored })

const refused = (status: number, body: unknown = { error: 'No' }) =>
  new ApiError('response', { status, body })

test.each([
  ['404 on a path without an id', plain, refused(404), {}, true],
  ['405', byId, refused(405), {}, true],
  ['501', byId, refused(501), {}, true],
  ['404 that the id may explain', byId, refused(404), {}, false],
  ['404 that an id of the body may explain', byBody, refused(404), {}, false],
  ['404 for what is known to exist', byId, refused(404), { isKnown: true }, true],
  ['422 with a reason', byId, refused(422, { error: 'Too many' }), {}, false],
  ['422 with an empty body', plain, refused(422, ''), {}, true],
  ['403', plain, refused(403), {}, false],
  ['500', plain, refused(500), {}, false],
  ['404 of a call that every server has', everywhere, refused(404), {}, false],
  ['no answer at all', plain, new ApiError('network'), {}, false],
])(
  '%s: the call is missing or not',
  { tags: ['BY-01'] },
  (_case, asked, error, options, isMissing) => {
    expect(isMissingCall(asked, error, options)).toBe(isMissing)
  },
)

import { expect, test } from 'vitest'
import { getAccount, getAccountStatuses } from '../endpoints/accounts.ts'
import {
  deleteStatus,
  favouriteStatus,
  getStatus,
  getStatusContext,
} from '../endpoints/statuses.ts'
import {
  getHomeTimeline,
  getListTimeline,
  getPublicTimeline,
  getTagTimeline,
} from '../endpoints/timelines.ts'
import zodError from '../fixtures/hollo-error.json'
import { ApiError, refusal } from './api-error.ts'
import { movesLoadingBar, raisesAlert } from './observer.ts'

const answer = (status: number, statusText: string) => new Response(null, { status, statusText })

test(
  'a refusal is titled by its status and says what the server says',
  { tags: ['ERR-03'] },
  () => {
    const error = refusal(answer(422, 'Unprocessable Content'), { error: 'Too long' })

    expect([error.title, error.message, error.status]).toEqual(['422', 'Too long', 422])
  },
)

test.each([
  ['an empty body', undefined],
  ['an object as its error', zodError],
  ['a page of text', '<h1>500</h1>'],
  ['an empty error', { error: '' }],
])('a refusal with %s says its status text', { tags: ['ERR-03'] }, (_name, body) => {
  const error = refusal(answer(500, 'Internal Server Error'), body)

  expect([error.title, error.message]).toEqual(['500', 'Internal Server Error'])
  expect(error.body).toBe(body)
})

test('without an answer the title is Oops!', { tags: ['ERR-04'] }, () => {
  const error = new ApiError('network')

  expect(error.title).toBe('Oops!')
  expect(error.message).toBe('An unexpected error occurred')
  expect(error.status).toBeNull()
})

test('a call flagged to skip alerts raises none', { tags: ['ERR-05'] }, () => {
  const error = new ApiError('network')

  expect(raisesAlert(deleteStatus, error, {})).toBe(true)
  expect(raisesAlert(deleteStatus, error, { skipAlert: true })).toBe(false)
})

test('a refusal that the caller expects is nobody’s business, another one is', () => {
  const refused = (status: number) => new ApiError('response', { status })

  expect(raisesAlert(deleteStatus, refused(403), { expects: 403 })).toBe(false)
  expect(raisesAlert(deleteStatus, refused(404), { expects: 403 })).toBe(true)
  expect(raisesAlert(deleteStatus, new ApiError('network'), { expects: 403 })).toBe(true)
})

test.each([
  ['account', getAccount],
  ['status', getStatus],
  ['context', getStatusContext],
])('a failed fetch of an %s is silent', (_name, endpoint) => {
  expect(raisesAlert(endpoint, new ApiError('network'), {})).toBe(false)
})

test('a cancelled call raises no alert', { tags: ['ERR-07'] }, () => {
  expect(raisesAlert(deleteStatus, new ApiError('aborted'), {})).toBe(false)
})

test('the loading bar moves for what the user waits for', () => {
  expect(movesLoadingBar(deleteStatus, {})).toBe(true)
  expect(movesLoadingBar(deleteStatus, { skipLoading: true })).toBe(false)
  expect(movesLoadingBar(favouriteStatus, {})).toBe(false)
})

test.each([
  [getTagTimeline, 404, false],
  [getTagTimeline, 410, false],
  [getListTimeline, 403, false],
  [getAccountStatuses, 404, false],
  [getPublicTimeline, 403, false],
  [getTagTimeline, 500, true],
  [getTagTimeline, 429, true],
  [getHomeTimeline, 404, true],
])(
  'shows no alert where the column explains the refusal (%#)',
  { tags: ['ERR-05'] },
  (endpoint, status, isAlert) => {
    const error = new ApiError('response', { status })

    expect(raisesAlert(endpoint, error, {})).toBe(isAlert)
  },
)

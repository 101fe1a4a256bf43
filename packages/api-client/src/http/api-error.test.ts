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
import { ApiError, createResponseError } from './api-error.ts'
import { shouldShowLoadingBar, shouldShowAlert } from './request-observer.ts'

const createResponse = (status: number, statusText: string) =>
  new Response(null, { status, statusText })

test("uses the status as title and the server's message as message", { tags: ['ERR-03'] }, () => {
  const error = createResponseError(createResponse(422, 'Unprocessable Content'), {
    error: 'Too long',
  })

  expect([error.title, error.message, error.status]).toEqual(['422', 'Too long', 422])
})

test.each([
  ['an empty body', undefined],
  ['an object as its error', zodError],
  ['a page of text', '<h1>500</h1>'],
  ['an empty error', { error: '' }],
])('falls back to the status text for a refusal with %s', { tags: ['ERR-03'] }, (_name, body) => {
  const error = createResponseError(createResponse(500, 'Internal Server Error'), body)

  expect([error.title, error.message]).toEqual(['500', 'Internal Server Error'])
  expect(error.body).toBe(body)
})

test('uses the title "Oops!" without a response', { tags: ['ERR-04'] }, () => {
  const error = new ApiError('network')

  expect(error.title).toBe('Oops!')
  expect(error.message).toBe('An unexpected error occurred')
  expect(error.status).toBeNull()
})

test('raises no alert for a request with skipAlert', { tags: ['ERR-05'] }, () => {
  const error = new ApiError('network')

  expect(shouldShowAlert(deleteStatus, error, {})).toBe(true)
  expect(shouldShowAlert(deleteStatus, error, { skipAlert: true })).toBe(false)
})

test('raises no alert for an expected refusal', () => {
  const refused = (status: number) => new ApiError('response', { status })

  expect(shouldShowAlert(deleteStatus, refused(403), { expects: 403 })).toBe(false)
  expect(shouldShowAlert(deleteStatus, refused(404), { expects: 403 })).toBe(true)
  expect(shouldShowAlert(deleteStatus, new ApiError('network'), { expects: 403 })).toBe(true)
})

test.each([
  ['account', getAccount],
  ['status', getStatus],
  ['context', getStatusContext],
])('raises no alert for a failed fetch of: %s', (_name, endpoint) => {
  expect(shouldShowAlert(endpoint, new ApiError('network'), {})).toBe(false)
})

test('raises no alert for an aborted request', { tags: ['ERR-07'] }, () => {
  expect(shouldShowAlert(deleteStatus, new ApiError('aborted'), {})).toBe(false)
})

test('shows the loading bar for requests that the user waits for', () => {
  expect(shouldShowLoadingBar(deleteStatus, {})).toBe(true)
  expect(shouldShowLoadingBar(deleteStatus, { skipLoading: true })).toBe(false)
  expect(shouldShowLoadingBar(favouriteStatus, {})).toBe(false)
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
  'raises no alert when the column explains the refusal (%#)',
  { tags: ['ERR-05'] },
  (endpoint, status, isAlert) => {
    const error = new ApiError('response', { status })

    expect(shouldShowAlert(endpoint, error, {})).toBe(isAlert)
  },
)

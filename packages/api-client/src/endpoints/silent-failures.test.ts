import { expect, test } from 'vitest'
import { ApiError } from '../http/api-error.ts'
import { shouldShowLoadingBar, shouldShowAlert } from '../http/request-observer.ts'
import { endpoints, type EndpointName } from './index.ts'

const refusal = new ApiError('response', { status: 500 })

const silent = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => !shouldShowAlert(endpoints[name], refusal, {}),
)

test.each(['getAccount', 'getStatus', 'getStatusContext', 'getFiltersV1', 'getFiltersV2'] as const)(
  'raises no alert for %s',
  { tags: ['ERR-06'] },
  (name) => {
    expect(silent).toContain(name)
  },
)

test.each(['getFiltersV1', 'getFiltersV2'] as const)(
  'shows no loading bar for %s',
  { tags: ['ERR-06'] },
  (name) => {
    expect(shouldShowLoadingBar(endpoints[name], {})).toBe(false)
  },
)

/** Requests without a user action, and those of signing in, which shows its own errors. */
const BACKGROUND_WRITES: readonly EndpointName[] = [
  'createApp',
  'createPushSubscription',
  'createToken',
  'createWebPushSubscription',
  'deletePushSubscription',
  'revokeToken',
  'saveMarkers',
  'saveWebSettings',
]

test('fails silently for exactly the writes without a user action', { tags: ['ERR-06'] }, () => {
  const acts = (Object.keys(endpoints) as EndpointName[]).filter(
    (name) => endpoints[name].method !== 'GET',
  )

  expect(acts.filter((name) => silent.includes(name)).toSorted()).toEqual(BACKGROUND_WRITES)
})

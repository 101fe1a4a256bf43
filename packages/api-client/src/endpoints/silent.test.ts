import { expect, test } from 'vitest'
import { ApiError } from '../http/api-error.ts'
import { movesLoadingBar, raisesAlert } from '../http/observer.ts'
import { endpoints, type EndpointName } from './index.ts'

const refusal = new ApiError('response', { status: 500 })

const silent = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => !raisesAlert(endpoints[name], refusal, {}),
)

test.each(['getAccount', 'getStatus', 'getStatusContext', 'getFiltersV1', 'getFiltersV2'] as const)(
  '%s fails silently',
  { tags: ['ERR-06'] },
  (name) => {
    expect(silent).toContain(name)
  },
)

test.each(['getFiltersV1', 'getFiltersV2'] as const)(
  '%s leaves the loading bar alone',
  { tags: ['ERR-06'] },
  (name) => {
    expect(movesLoadingBar(endpoints[name], {})).toBe(false)
  },
)

/** Signing in has words of its own for what fails; the rest the program does without being asked. */
const unasked: readonly EndpointName[] = [
  'createApp',
  'createPushSubscription',
  'createToken',
  'createWebPushSubscription',
  'deletePushSubscription',
  'revokeToken',
  'saveMarkers',
  'saveWebSettings',
]

test(
  'of what changes something only that fails silently which nobody asked for',
  { tags: ['ERR-06'] },
  () => {
    const acts = (Object.keys(endpoints) as EndpointName[]).filter(
      (name) => endpoints[name].method !== 'GET',
    )

    expect(acts.filter((name) => silent.includes(name)).toSorted()).toEqual(unasked)
  },
)

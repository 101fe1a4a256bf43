import { expect, test } from 'vitest'
import { type ApiClient, shouldShowAlert, readCapabilities } from '@colonnade/api-client'
import {
  featureAccount,
  followAccount,
  readInstance,
  readRelationships,
} from '@colonnade/api-client/compat'
import { getFollowing, unfollowAccount } from '@colonnade/api-client/endpoints'
import { startEmulatedInstance } from '../testing/emulated-instance.ts'
import type { EmulationName } from './index.ts'

const { server, connect } = startEmulatedInstance()

/** Signs mira in to an emulated server and records the alerts. */
async function signIn(dialect: EmulationName) {
  const alerts: string[] = []
  const api = await connect(dialect, {
    observer: {
      onError: (endpoint, error, options) => {
        if (shouldShowAlert(endpoint, error, options)) alerts.push(error.title)
      },
    },
  })
  return { api, alerts }
}

async function loadRelationships(
  api: ApiClient,
  ids: readonly string[],
): Promise<readonly string[]> {
  const loaded: string[] = []
  for await (const part of readRelationships(api, ids)) loaded.push(...part.map(({ id }) => id))
  return loaded
}

const getAccountIds = () =>
  Promise.all(
    ['noor', 'bo@harbour.example', 'ada@harbour.example'].map((acct) => server().accountId(acct)),
  )

test.each(['gotosocial', 'hollo', 'snac', 'mastodon-2019'] as const)(
  'loads all relationships from %s and omits unknown accounts',
  { tags: ['BY-01'] },
  async (dialect) => {
    const { api } = await signIn(dialect)
    const ids = await getAccountIds()

    expect(await loadRelationships(api, [...ids, '404404'])).toEqual(expect.arrayContaining(ids))
    expect(await loadRelationships(api, ['404404'])).toEqual([])
  },
)

test(
  'requests one relationship at a time from snac once it is recognised',
  { tags: ['BY-01'] },
  async () => {
    const { api } = await signIn('snac')
    api.capabilities.guess(await readCapabilities(await readInstance(api)))
    const parts: number[] = []

    for await (const part of readRelationships(api, await getAccountIds())) parts.push(part.length)

    expect(parts).toEqual([1, 1, 1])
  },
)

test('treats Hollo’s 403 for a second follow as success', { tags: ['BY-01'] }, async () => {
  const { api, alerts } = await signIn('hollo')
  const noor = await server().accountId('noor')
  await api.request(unfollowAccount, { id: noor })

  const first = await followAccount(api, { id: noor })
  const again = await followAccount(api, { id: noor })

  expect([first.following, again.following]).toEqual([true, true])
  expect(alerts).toEqual([])
})

test('reports Hollo’s 403 when it prevents a change', { tags: ['BY-01'] }, async () => {
  const { api, alerts } = await signIn('hollo')
  const noor = await server().accountId('noor')
  await followAccount(api, { id: noor })

  const hidden = followAccount(api, { id: noor, reblogs: false })

  await expect(hidden).rejects.toMatchObject({ status: 403 })
  expect(alerts).toEqual(['403'])
})

test('requests to follow a locked account, and can repeat it', { tags: ['BY-01'] }, async () => {
  const { api } = await signIn('gotosocial')
  const id = await server().accountId('kit@meadow.example')

  const first = await followAccount(api, { id })
  const again = await followAccount(api, { id })

  for (const loaded of [first, again]) {
    expect(loaded).toMatchObject({ following: false, requested: true })
  }
  const { items } = await api.requestPage(getFollowing, { id: await server().accountId('mira') })
  expect(items.map((account) => account.id)).not.toContain(id)
})

test('falls back to the endpoints of 2019 for featured accounts', { tags: ['BY-01'] }, async () => {
  const { api } = await signIn('mastodon-2019')
  const noor = await server().accountId('noor')
  await followAccount(api, { id: noor })

  expect(await featureAccount(api, noor, true)).toMatchObject({ endorsed: true })
  expect(await featureAccount(api, noor, false)).toMatchObject({ endorsed: false })
})

test.each(['gotosocial', 'hollo', 'snac'] as const)(
  'reports that %s does not support featured accounts',
  { tags: ['BY-01'] },
  async (dialect) => {
    const { api } = await signIn(dialect)

    const pending = featureAccount(api, await server().accountId('noor'), true)

    await expect(pending).rejects.toMatchObject({ kind: 'unsupported' })
  },
)

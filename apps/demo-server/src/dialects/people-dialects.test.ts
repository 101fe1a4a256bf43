import { expect, test } from 'vitest'
import { type ApiClient, raisesAlert, readCapabilities } from '@colonnade/api-client'
import { getFollowing, unfollowAccount } from '@colonnade/api-client/endpoints'
import {
  featureAccount,
  followAccount,
  readInstance,
  readRelationships,
} from '@colonnade/api-client/twins'
import { speakingInstance } from '../testing/speaking-instance.ts'
import type { DialectName } from './index.ts'

const { server, on } = speakingInstance()

/** mira, signed in on a server of that kind, and what she was alerted of. */
async function alerted(dialect: DialectName) {
  const alerts: string[] = []
  const api = await on(dialect, {
    observer: {
      onError: (endpoint, error, options) => {
        if (raisesAlert(endpoint, error, options)) alerts.push(error.title)
      },
    },
  })
  return { api, alerts }
}

async function toldOf(api: ApiClient, ids: readonly string[]): Promise<readonly string[]> {
  const told: string[] = []
  for await (const part of readRelationships(api, ids)) told.push(...part.map(({ id }) => id))
  return told
}

const people = () =>
  Promise.all(
    ['noor', 'bo@harbour.example', 'ada@harbour.example'].map((acct) => server().accountId(acct)),
  )

test.each(['gotosocial', 'hollo', 'snac', 'mastodon-2019'] as const)(
  '%s tells all relationships in the end, those of strangers left out',
  { tags: ['BY-01'] },
  async (dialect) => {
    const { api } = await alerted(dialect)
    const ids = await people()

    expect(await toldOf(api, [...ids, '404404'])).toEqual(expect.arrayContaining(ids))
    expect(await toldOf(api, ['404404'])).toEqual([])
  },
)

test(
  'snac, once recognised, is asked for one relationship at a time',
  { tags: ['BY-01'] },
  async () => {
    const { api } = await alerted('snac')
    api.capabilities.guess(readCapabilities(await readInstance(api)))
    const parts: number[] = []

    for await (const part of readRelationships(api, await people())) parts.push(part.length)

    expect(parts).toEqual([1, 1, 1])
  },
)

test(
  'Hollo’s 403 to following again is no failure, and changes nothing',
  { tags: ['BY-01'] },
  async () => {
    const { api, alerts } = await alerted('hollo')
    const noor = await server().accountId('noor')
    await api.call(unfollowAccount, { id: noor })

    const first = await followAccount(api, { id: noor })
    const again = await followAccount(api, { id: noor })

    expect([first.following, again.following]).toEqual([true, true])
    expect(alerts).toEqual([])
  },
)

test('what Hollo’s 403 kept from being changed is told', { tags: ['BY-01'] }, async () => {
  const { api, alerts } = await alerted('hollo')
  const noor = await server().accountId('noor')
  await followAccount(api, { id: noor })

  const hidden = followAccount(api, { id: noor, reblogs: false })

  await expect(hidden).rejects.toMatchObject({ status: 403 })
  expect(alerts).toEqual(['403'])
})

test(
  'where accounts are locked, following is asked for, again as often as one likes',
  { tags: ['BY-01'] },
  async () => {
    const { api } = await alerted('gotosocial')
    const id = await server().accountId('kit@meadow.example')

    const first = await followAccount(api, { id })
    const again = await followAccount(api, { id })

    for (const told of [first, again]) {
      expect(told).toMatchObject({ following: false, requested: true })
    }
    const { items } = await api.page(getFollowing, { id: await server().accountId('mira') })
    expect(items.map((account) => account.id)).not.toContain(id)
  },
)

test(
  '2019’s name for a featured account is used where the newer one is missing',
  { tags: ['BY-01'] },
  async () => {
    const { api } = await alerted('mastodon-2019')
    const noor = await server().accountId('noor')
    await followAccount(api, { id: noor })

    expect(await featureAccount(api, noor, true)).toMatchObject({ endorsed: true })
    expect(await featureAccount(api, noor, false)).toMatchObject({ endorsed: false })
  },
)

test.each(['gotosocial', 'hollo', 'snac'] as const)(
  '%s features nobody, and that is said',
  { tags: ['BY-01'] },
  async (dialect) => {
    const { api } = await alerted(dialect)

    const asked = featureAccount(api, await server().accountId('noor'), true)

    await expect(asked).rejects.toMatchObject({ kind: 'unsupported' })
  },
)

import { expect, test } from 'vitest'
import { changeList } from '@colonnade/api-client/compat'
import { createList, getList, getLists, updateList } from '@colonnade/api-client/endpoints'
import { getRepliesPolicy, toRepliesPolicyParam } from '@colonnade/domain/accounts'
import { startEmulatedInstance } from '../testing/emulated-instance.ts'

const { connect } = startEmulatedInstance()

test.each([
  ['mastodon-2019', 'list_replies', 'no_replies'],
  ['gotosocial', 'list', 'none'],
  ['hollo', 'list', 'none'],
] as const)(
  '%s, which returns the reply policy %s, accepts its own value for no replies',
  { tags: ['LST-12'] },
  async (dialect, policy, sent) => {
    const api = await connect(dialect)
    const list = await api.request(createList, { title: `Of ${dialect}` })
    expect(list.replies_policy).toBe(policy)

    const word = toRepliesPolicyParam(list, 'none')
    expect(word).toBe(sent)
    await changeList(api, list, { replies_policy: word ?? '' })

    const after = await api.request(getList, { id: list.id })
    expect(after).toMatchObject({ title: `Of ${dialect}`, replies_policy: sent })
    expect(getRepliesPolicy(after)).toBe('none')
  },
)

test('refuses the current reply policies and has no exclusive lists as a server of 2019', async () => {
  const api = await connect('mastodon-2019')
  const { id } = await api.request(createList, { title: 'Old' })

  const refused = api.request(updateList, { id, replies_policy: 'none' })

  await expect(refused).rejects.toMatchObject({ status: 422 })
  const lists = await api.request(getLists, {})
  expect(lists.some((list) => 'exclusive' in list)).toBe(false)
})

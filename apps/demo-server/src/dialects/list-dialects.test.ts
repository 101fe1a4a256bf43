import { expect, test } from 'vitest'
import { createList, getList, getLists, updateList } from '@colonnade/api-client/endpoints'
import { changeList } from '@colonnade/api-client/twins'
import { repliesPolicyOf, repliesPolicyWord } from '@colonnade/domain/people'
import { speakingInstance } from '../testing/speaking-instance.ts'

const { on } = speakingInstance()

test.each([
  ['mastodon-2019', 'list_replies', 'no_replies'],
  ['gotosocial', 'list', 'none'],
  ['hollo', 'list', 'none'],
] as const)(
  '%s, whose lists say %s, is sent its own word for no replies, and means the same by it',
  { tags: ['LST-12'] },
  async (dialect, said, sent) => {
    const api = await on(dialect)
    const list = await api.call(createList, { title: `Of ${dialect}` })
    expect(list.replies_policy).toBe(said)

    const word = repliesPolicyWord(list, 'none')
    expect(word).toBe(sent)
    await changeList(api, list, { replies_policy: word ?? '' })

    const after = await api.call(getList, { id: list.id })
    expect(after).toMatchObject({ title: `Of ${dialect}`, replies_policy: sent })
    expect(repliesPolicyOf(after)).toBe('none')
  },
)

test('a server of 2019 takes no word of today, and knows no exclusive lists', async () => {
  const api = await on('mastodon-2019')
  const { id } = await api.call(createList, { title: 'Old' })

  const refused = api.call(updateList, { id, replies_policy: 'none' })

  await expect(refused).rejects.toMatchObject({ status: 422 })
  const lists = await api.call(getLists, {})
  expect(lists.some((list) => 'exclusive' in list)).toBe(false)
})

import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { filterKeywordAndStatusHandlers } from '../../handlers/filter-keywords-and-statuses.ts'
import type { ContractFixture } from './contract-fixture.ts'
import { type ContractOf, expectRefusal } from './contract.ts'

const { addFilteredStatus, addFilterKeyword, getFilterV2, getStatus } = endpoints

export const filterKeywordAndStatusContract: ContractOf<typeof filterKeywordAndStatusHandlers> = {
  async getFilterKeywords(fixture) {
    const { me, other, filter_id, keyword } = await createFilter(fixture)
    const { getFilterKeywords } = endpoints

    expect(await me.api.request(getFilterKeywords, { filter_id })).toEqual([keyword])
    await expectRefusal(other.api.request(getFilterKeywords, { filter_id }), 404)
  },

  async addFilterKeyword(fixture) {
    const { me, other, filter_id, keyword } = await createFilter(fixture)
    const input = { filter_id, keyword: 'chess', whole_word: false }

    const added = await me.api.request(addFilterKeyword, input)

    expect(keyword).toMatchObject({ keyword: 'goal', whole_word: true })
    expect(added).toMatchObject({ keyword: 'chess', whole_word: false })
    expect(await me.api.request(getFilterV2, { id: filter_id })).toMatchObject({
      keywords: [keyword, added],
    })
    await expectRefusal(me.api.request(addFilterKeyword, { filter_id, keyword: ' ' }), 422)
    await expectRefusal(other.api.request(addFilterKeyword, input), 404)
  },

  async getFilterKeyword(fixture) {
    const { me, other, keyword } = await createFilter(fixture)
    const id = keyword.id ?? ''

    expect(await me.api.request(endpoints.getFilterKeyword, { id })).toEqual(keyword)
    await expectRefusal(other.api.request(endpoints.getFilterKeyword, { id }), 404)
  },

  async updateFilterKeyword(fixture) {
    const { me, other, keyword } = await createFilter(fixture)
    const change = { id: keyword.id ?? '', keyword: 'goals', whole_word: false }
    const { updateFilterKeyword } = endpoints

    expect(await me.api.request(updateFilterKeyword, change)).toEqual(change)
    await expectRefusal(other.api.request(updateFilterKeyword, change), 404)
  },

  async deleteFilterKeyword(fixture) {
    const { me, other, filter_id, keyword } = await createFilter(fixture)
    const id = keyword.id ?? ''

    await expectRefusal(other.api.request(endpoints.deleteFilterKeyword, { id }), 404)
    await me.api.request(endpoints.deleteFilterKeyword, { id })
    expect(await me.api.request(getFilterV2, { id: filter_id })).toMatchObject({ keywords: [] })
  },

  async getFilteredStatuses(fixture) {
    const { me, other, filter_id, entry } = await createFilter(fixture)
    const { getFilteredStatuses } = endpoints

    expect(await me.api.request(getFilteredStatuses, { filter_id })).toEqual([entry])
    await expectRefusal(other.api.request(getFilteredStatuses, { filter_id }), 404)
  },

  async addFilteredStatus(fixture) {
    const { me, other, filter_id, entry, status_id } = await createFilter(fixture)
    const again = { filter_id, status_id }

    expect(entry.status_id).toBe(status_id)
    expect(await me.api.request(getFilterV2, { id: filter_id })).toMatchObject({
      statuses: [entry],
    })
    expect(await me.api.request(getStatus, { id: status_id })).toMatchObject({
      filtered: [{ filter: { id: filter_id } }],
    })
    await expectRefusal(me.api.request(addFilteredStatus, again), 422)
    const nothing = { filter_id, status_id: fixture.unusedId() }
    await expectRefusal(me.api.request(addFilteredStatus, nothing), 404)
    await expectRefusal(other.api.request(addFilteredStatus, again), 404)
  },

  async getFilteredStatus(fixture) {
    const { me, other, entry } = await createFilter(fixture)

    expect(await me.api.request(endpoints.getFilteredStatus, { id: entry.id })).toEqual(entry)
    await expectRefusal(other.api.request(endpoints.getFilteredStatus, { id: entry.id }), 404)
  },

  async deleteFilteredStatus(fixture) {
    const { me, other, entry, status_id } = await createFilter(fixture)
    const { deleteFilteredStatus } = endpoints

    await expectRefusal(other.api.request(deleteFilteredStatus, { id: entry.id }), 404)
    await me.api.request(deleteFilteredStatus, { id: entry.id })
    expect(await me.api.request(getStatus, { id: status_id })).toMatchObject({ filtered: [] })
  },
}

/** Creates a user with a filter of one keyword and one status. */
async function createFilter({ createUser, post }: ContractFixture) {
  const [me, other] = [await createUser(), await createUser()]
  const filter = await me.api.request(endpoints.createFilterV2, {
    title: 'Games',
    context: ['home'],
  })
  const filter_id = filter.id
  const status_id = await post(other.acct, 'Nothing special')
  const keyword = await me.api.request(addFilterKeyword, { filter_id, keyword: 'goal' })
  const entry = await me.api.request(addFilteredStatus, { filter_id, status_id })
  return { me, other, filter_id, keyword, entry, status_id }
}

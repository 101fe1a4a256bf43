import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { filterPartHandlers } from '../../handlers/filter-parts.ts'
import { type ContractOf, expectRefusal } from './contract.ts'
import type { Stage } from './stage.ts'

const { addFilteredStatus, addFilterKeyword, getFilterV2, getStatus } = endpoints

export const filterPartContract: ContractOf<typeof filterPartHandlers> = {
  async getFilterKeywords(stage) {
    const { me, other, filter_id, keyword } = await withParts(stage)
    const { getFilterKeywords } = endpoints

    expect(await me.api.call(getFilterKeywords, { filter_id })).toEqual([keyword])
    await expectRefusal(other.api.call(getFilterKeywords, { filter_id }), 404)
  },

  async addFilterKeyword(stage) {
    const { me, other, filter_id, keyword } = await withParts(stage)
    const input = { filter_id, keyword: 'chess', whole_word: false }

    const added = await me.api.call(addFilterKeyword, input)

    expect(keyword).toMatchObject({ keyword: 'goal', whole_word: true })
    expect(added).toMatchObject({ keyword: 'chess', whole_word: false })
    expect(await me.api.call(getFilterV2, { id: filter_id })).toMatchObject({
      keywords: [keyword, added],
    })
    await expectRefusal(me.api.call(addFilterKeyword, { filter_id, keyword: ' ' }), 422)
    await expectRefusal(other.api.call(addFilterKeyword, input), 404)
  },

  async getFilterKeyword(stage) {
    const { me, other, keyword } = await withParts(stage)
    const id = keyword.id ?? ''

    expect(await me.api.call(endpoints.getFilterKeyword, { id })).toEqual(keyword)
    await expectRefusal(other.api.call(endpoints.getFilterKeyword, { id }), 404)
  },

  async updateFilterKeyword(stage) {
    const { me, other, keyword } = await withParts(stage)
    const change = { id: keyword.id ?? '', keyword: 'goals', whole_word: false }
    const { updateFilterKeyword } = endpoints

    expect(await me.api.call(updateFilterKeyword, change)).toEqual(change)
    await expectRefusal(other.api.call(updateFilterKeyword, change), 404)
  },

  async deleteFilterKeyword(stage) {
    const { me, other, filter_id, keyword } = await withParts(stage)
    const id = keyword.id ?? ''

    await expectRefusal(other.api.call(endpoints.deleteFilterKeyword, { id }), 404)
    await me.api.call(endpoints.deleteFilterKeyword, { id })
    expect(await me.api.call(getFilterV2, { id: filter_id })).toMatchObject({ keywords: [] })
  },

  async getFilteredStatuses(stage) {
    const { me, other, filter_id, entry } = await withParts(stage)
    const { getFilteredStatuses } = endpoints

    expect(await me.api.call(getFilteredStatuses, { filter_id })).toEqual([entry])
    await expectRefusal(other.api.call(getFilteredStatuses, { filter_id }), 404)
  },

  async addFilteredStatus(stage) {
    const { me, other, filter_id, entry, status_id } = await withParts(stage)
    const again = { filter_id, status_id }

    expect(entry.status_id).toBe(status_id)
    expect(await me.api.call(getFilterV2, { id: filter_id })).toMatchObject({ statuses: [entry] })
    expect(await me.api.call(getStatus, { id: status_id })).toMatchObject({
      filtered: [{ filter: { id: filter_id } }],
    })
    await expectRefusal(me.api.call(addFilteredStatus, again), 422)
    const nothing = { filter_id, status_id: stage.unusedId() }
    await expectRefusal(me.api.call(addFilteredStatus, nothing), 404)
    await expectRefusal(other.api.call(addFilteredStatus, again), 404)
  },

  async getFilteredStatus(stage) {
    const { me, other, entry } = await withParts(stage)

    expect(await me.api.call(endpoints.getFilteredStatus, { id: entry.id })).toEqual(entry)
    await expectRefusal(other.api.call(endpoints.getFilteredStatus, { id: entry.id }), 404)
  },

  async deleteFilteredStatus(stage) {
    const { me, other, entry, status_id } = await withParts(stage)
    const { deleteFilteredStatus } = endpoints

    await expectRefusal(other.api.call(deleteFilteredStatus, { id: entry.id }), 404)
    await me.api.call(deleteFilteredStatus, { id: entry.id })
    expect(await me.api.call(getStatus, { id: status_id })).toMatchObject({ filtered: [] })
  },
}

/** Somebody who filters one word and one status. */
async function withParts({ newcomer, say }: Stage) {
  const [me, other] = [await newcomer(), await newcomer()]
  const filter = await me.api.call(endpoints.createFilterV2, { title: 'Games', context: ['home'] })
  const filter_id = filter.id
  const status_id = await say(other.acct, 'Nothing special')
  const keyword = await me.api.call(addFilterKeyword, { filter_id, keyword: 'goal' })
  const entry = await me.api.call(addFilteredStatus, { filter_id, status_id })
  return { me, other, filter_id, keyword, entry, status_id }
}

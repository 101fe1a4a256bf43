import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { filterHandlers } from '../../handlers/filters.ts'
import { type ContractOf, expectRefusal } from './contract.ts'
import { filterPartContract } from './filter-parts.ts'
import type { Person, Stage } from './stage.ts'

const { createFilterV1, createFilterV2, getFiltersV1, getFiltersV2 } = endpoints

export const filterContract: ContractOf<typeof filterHandlers> = {
  ...filterPartContract,

  async getFiltersV1(stage) {
    const { me } = await withFilter(stage)

    expect(await me.api.call(getFiltersV1, {})).toMatchObject([
      { phrase: 'goal', context: ['home'], whole_word: true, expires_at: null },
      { phrase: 'chess', context: ['home'], whole_word: false, irreversible: false },
    ])
    await expectRefusal(stage.guest.call(getFiltersV1, {}), 401)
  },

  async getFilterV1(stage) {
    const { me, other, keyword } = await withFilter(stage)

    expect(await me.api.call(endpoints.getFilterV1, { id: keyword })).toMatchObject({
      id: keyword,
      phrase: 'goal',
    })
    await expectRefusal(other.api.call(endpoints.getFilterV1, { id: keyword }), 404)
  },

  async createFilterV1({ newcomer, guest, time }) {
    const { api } = await newcomer()
    const input = { phrase: 'goal', context: ['home'], whole_word: true }
    const filter = await api.call(createFilterV1, { ...input, irreversible: true, expires_in: 60 })
    const expires_at = new Date(time.clock() + 60_000).toISOString()

    expect(filter).toMatchObject({ ...input, irreversible: true, expires_at })
    expect(await api.call(getFiltersV2, {})).toMatchObject([
      { title: 'goal', filter_action: 'hide', expires_at, keywords: [{ id: filter.id }] },
    ])
    await expectRefusal(api.call(createFilterV1, { ...input, phrase: ' ' }), 422)
    await expectRefusal(guest.call(createFilterV1, input), 401)
  },

  async updateFilterV1(stage) {
    const { me, other, keyword: id } = await withFilter(stage)
    const update = (api: Person['api'], input: { phrase: string; context: readonly string[] }) =>
      api.call(endpoints.updateFilterV1, { id, ...input })

    expect(await update(me.api, { phrase: 'goals', context: ['home'] })).toMatchObject({
      id,
      phrase: 'goals',
      whole_word: true,
    })
    // Where it is one keyword of several, it may not move the others.
    await expectRefusal(update(me.api, { phrase: 'goals', context: ['public'] }), 422)
    await expectRefusal(update(other.api, { phrase: 'mine', context: ['home'] }), 404)
  },

  async deleteFilterV1(stage) {
    const { me, other, keyword: id } = await withFilter(stage)

    await expectRefusal(other.api.call(endpoints.deleteFilterV1, { id }), 404)
    await me.api.call(endpoints.deleteFilterV1, { id })
    const [left] = await me.api.call(getFiltersV1, {})
    expect(left).toMatchObject({ phrase: 'chess' })
    await me.api.call(endpoints.deleteFilterV1, { id: left?.id ?? '' })
    expect(await me.api.call(getFiltersV2, {})).toEqual([])
  },

  async getFiltersV2(stage) {
    const { me, other, filter } = await withFilter(stage)

    expect(await me.api.call(getFiltersV2, {})).toEqual([filter])
    expect(await other.api.call(getFiltersV2, {})).toEqual([])
    await expectRefusal(stage.guest.call(getFiltersV2, {}), 401)
  },

  async getFilterV2(stage) {
    const { me, other, filter } = await withFilter(stage)

    expect(await me.api.call(endpoints.getFilterV2, { id: filter.id })).toEqual(filter)
    await expectRefusal(other.api.call(endpoints.getFilterV2, { id: filter.id }), 404)
    await expectRefusal(me.api.call(endpoints.getFilterV2, { id: stage.unusedId() }), 404)
  },

  async createFilterV2(stage) {
    const { me, filter, author } = await withFilter(stage)
    const status = await stage.say(author.acct, 'What a goal!')

    expect(filter).toMatchObject({
      title: 'Games',
      context: ['home'],
      filter_action: 'warn',
      expires_at: null,
      keywords: [
        { keyword: 'goal', whole_word: true },
        { keyword: 'chess', whole_word: false },
      ],
      statuses: [],
    })
    expect(await me.api.call(endpoints.getStatus, { id: status })).toMatchObject({
      filtered: [{ filter: { id: filter.id, title: 'Games', filter_action: 'warn' } }],
    })
    const input = { title: 'Games', context: ['home'] }
    await expectRefusal(me.api.call(createFilterV2, { ...input, title: '' }), 422)
    await expectRefusal(me.api.call(createFilterV2, { ...input, context: ['moon'] }), 422)
    await expectRefusal(stage.guest.call(createFilterV2, input), 401)
  },

  async updateFilterV2(stage) {
    const { me, other, filter, keyword } = await withFilter(stage)
    const { updateFilterV2 } = endpoints
    const keywords_attributes = [
      { id: keyword, _destroy: true },
      { keyword: 'bowls', whole_word: true },
    ] as const

    expect(
      await me.api.call(updateFilterV2, {
        id: filter.id,
        filter_action: 'hide',
        keywords_attributes,
      }),
    ).toMatchObject({
      title: 'Games',
      filter_action: 'hide',
      keywords: [{ keyword: 'chess' }, { keyword: 'bowls' }],
    })
    await expectRefusal(me.api.call(updateFilterV2, { id: filter.id, title: ' ' }), 422)
    await expectRefusal(other.api.call(updateFilterV2, { id: filter.id, title: 'Mine' }), 404)
  },

  async deleteFilterV2(stage) {
    const { me, other, filter } = await withFilter(stage)

    await expectRefusal(other.api.call(endpoints.deleteFilterV2, { id: filter.id }), 404)
    await me.api.call(endpoints.deleteFilterV2, { id: filter.id })
    expect(await me.api.call(getFiltersV2, {})).toEqual([])
  },
}

/** Somebody who has a filter of two keywords. */
async function withFilter({ newcomer }: Stage) {
  const [me, other, author] = [await newcomer(), await newcomer(), await newcomer()]
  const filter = await me.api.call(createFilterV2, {
    title: 'Games',
    context: ['home'],
    keywords_attributes: [
      { keyword: 'goal', whole_word: true },
      { keyword: 'chess', whole_word: false },
    ],
  })
  return { me, other, author, filter, keyword: filter.keywords[0]?.id ?? '' }
}

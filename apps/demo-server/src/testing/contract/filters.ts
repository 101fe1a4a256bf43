import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { filterHandlers } from '../../handlers/filters.ts'
import type { TestUser, ContractFixture } from './contract-fixture.ts'
import { type ContractOf, expectRefusal } from './contract.ts'
import { filterKeywordAndStatusContract } from './filter-keywords-and-statuses.ts'

const { createFilterV1, createFilterV2, getFiltersV1, getFiltersV2 } = endpoints

export const filterContract: ContractOf<typeof filterHandlers> = {
  ...filterKeywordAndStatusContract,

  async getFiltersV1(fixture) {
    const { me } = await createFilterUser(fixture)

    expect(await me.api.request(getFiltersV1, {})).toMatchObject([
      { phrase: 'goal', context: ['home'], whole_word: true, expires_at: null },
      { phrase: 'chess', context: ['home'], whole_word: false, irreversible: false },
    ])
    await expectRefusal(fixture.guest.request(getFiltersV1, {}), 401)
  },

  async getFilterV1(fixture) {
    const { me, other, keyword } = await createFilterUser(fixture)

    expect(await me.api.request(endpoints.getFilterV1, { id: keyword })).toMatchObject({
      id: keyword,
      phrase: 'goal',
    })
    await expectRefusal(other.api.request(endpoints.getFilterV1, { id: keyword }), 404)
  },

  async createFilterV1({ createUser, guest, time }) {
    const { api } = await createUser()
    const input = { phrase: 'goal', context: ['home'], whole_word: true }
    const filter = await api.request(createFilterV1, {
      ...input,
      irreversible: true,
      expires_in: 60,
    })
    const expires_at = new Date(time.clock() + 60_000).toISOString()

    expect(filter).toMatchObject({ ...input, irreversible: true, expires_at })
    expect(await api.request(getFiltersV2, {})).toMatchObject([
      { title: 'goal', filter_action: 'hide', expires_at, keywords: [{ id: filter.id }] },
    ])
    await expectRefusal(api.request(createFilterV1, { ...input, phrase: ' ' }), 422)
    await expectRefusal(guest.request(createFilterV1, input), 401)
  },

  async updateFilterV1(fixture) {
    const { me, other, keyword: id } = await createFilterUser(fixture)
    const update = (api: TestUser['api'], input: { phrase: string; context: readonly string[] }) =>
      api.request(endpoints.updateFilterV1, { id, ...input })

    expect(await update(me.api, { phrase: 'goals', context: ['home'] })).toMatchObject({
      id,
      phrase: 'goals',
      whole_word: true,
    })
    // This changes a filter with several keywords, so it would affect the others.
    await expectRefusal(update(me.api, { phrase: 'goals', context: ['public'] }), 422)
    await expectRefusal(update(other.api, { phrase: 'mine', context: ['home'] }), 404)
  },

  async deleteFilterV1(fixture) {
    const { me, other, keyword: id } = await createFilterUser(fixture)

    await expectRefusal(other.api.request(endpoints.deleteFilterV1, { id }), 404)
    await me.api.request(endpoints.deleteFilterV1, { id })
    const [left] = await me.api.request(getFiltersV1, {})
    expect(left).toMatchObject({ phrase: 'chess' })
    await me.api.request(endpoints.deleteFilterV1, { id: left?.id ?? '' })
    expect(await me.api.request(getFiltersV2, {})).toEqual([])
  },

  async getFiltersV2(fixture) {
    const { me, other, filter } = await createFilterUser(fixture)

    expect(await me.api.request(getFiltersV2, {})).toEqual([filter])
    expect(await other.api.request(getFiltersV2, {})).toEqual([])
    await expectRefusal(fixture.guest.request(getFiltersV2, {}), 401)
  },

  async getFilterV2(fixture) {
    const { me, other, filter } = await createFilterUser(fixture)

    expect(await me.api.request(endpoints.getFilterV2, { id: filter.id })).toEqual(filter)
    await expectRefusal(other.api.request(endpoints.getFilterV2, { id: filter.id }), 404)
    await expectRefusal(me.api.request(endpoints.getFilterV2, { id: fixture.unusedId() }), 404)
  },

  async createFilterV2(fixture) {
    const { me, filter, author } = await createFilterUser(fixture)
    const status = await fixture.post(author.acct, 'What a goal!')

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
    expect(await me.api.request(endpoints.getStatus, { id: status })).toMatchObject({
      filtered: [{ filter: { id: filter.id, title: 'Games', filter_action: 'warn' } }],
    })
    const input = { title: 'Games', context: ['home'] }
    await expectRefusal(me.api.request(createFilterV2, { ...input, title: '' }), 422)
    await expectRefusal(me.api.request(createFilterV2, { ...input, context: ['moon'] }), 422)
    await expectRefusal(fixture.guest.request(createFilterV2, input), 401)
  },

  async updateFilterV2(fixture) {
    const { me, other, filter, keyword } = await createFilterUser(fixture)
    const { updateFilterV2 } = endpoints
    const keywords_attributes = [
      { id: keyword, _destroy: true },
      { keyword: 'bowls', whole_word: true },
    ] as const

    expect(
      await me.api.request(updateFilterV2, {
        id: filter.id,
        filter_action: 'hide',
        keywords_attributes,
      }),
    ).toMatchObject({
      title: 'Games',
      filter_action: 'hide',
      keywords: [{ keyword: 'chess' }, { keyword: 'bowls' }],
    })
    await expectRefusal(me.api.request(updateFilterV2, { id: filter.id, title: ' ' }), 422)
    await expectRefusal(other.api.request(updateFilterV2, { id: filter.id, title: 'Mine' }), 404)
  },

  async deleteFilterV2(fixture) {
    const { me, other, filter } = await createFilterUser(fixture)

    await expectRefusal(other.api.request(endpoints.deleteFilterV2, { id: filter.id }), 404)
    await me.api.request(endpoints.deleteFilterV2, { id: filter.id })
    expect(await me.api.request(getFiltersV2, {})).toEqual([])
  },
}

/** Creates a user with a filter of two keywords. */
async function createFilterUser({ createUser }: ContractFixture) {
  const [me, other, author] = [await createUser(), await createUser(), await createUser()]
  const filter = await me.api.request(createFilterV2, {
    title: 'Games',
    context: ['home'],
    keywords_attributes: [
      { keyword: 'goal', whole_word: true },
      { keyword: 'chess', whole_word: false },
    ],
  })
  return { me, other, author, filter, keyword: filter.keywords[0]?.id ?? '' }
}

import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { timelineHandlers } from '../../handlers/timelines.ts'
import { type ContractOf, expectPages, expectRefusal } from './contract.ts'

const { addListAccounts, createList, getHomeTimeline, getMarkers, saveMarkers } = endpoints

export const timelineContract: ContractOf<typeof timelineHandlers> = {
  async getHomeTimeline({ newcomer, guest, say, controls }) {
    const [me, friend, stranger] = [await newcomer(), await newcomer(), await newcomer()]
    await controls.follow(me.acct, friend.acct)
    const first = await say(friend.acct)
    await say(stranger.acct)
    const own = await say(me.acct)
    const last = await say(friend.acct, 'For followers', { visibility: 'private' })
    const idsOf = async (params: object) =>
      (await me.api.call(getHomeTimeline, params)).map(({ id }) => id)

    await expectPages(me.api, getHomeTimeline, { limit: 1 }, [last, own, first])
    expect(await idsOf({ since_id: first, limit: 1 })).toEqual([last])
    expect(await idsOf({ min_id: first, limit: 1 })).toEqual([own])
    await expectRefusal(guest.call(getHomeTimeline, {}), 401)
  },

  async getPublicTimeline({ guest, impostor, newcomer, say }) {
    const { acct } = await newcomer()
    const [local, remote] = [await say(acct), await say('ada@harbour.example')]
    await say(acct, 'Not for all', { visibility: 'unlisted' })
    const newest = async (params: object) =>
      (await guest.call(endpoints.getPublicTimeline, { limit: 2, ...params })).map(({ id }) => id)

    expect(await newest({})).toEqual([remote, local])
    expect((await newest({ local: true }))[0]).toBe(local)
    expect(await newest({ only_media: true })).not.toContain(local)
    const page = await guest.page(endpoints.getPublicTimeline, { limit: 1, local: true })
    expect(page.next).toContain('local=true')
    await expectRefusal(impostor.call(endpoints.getPublicTimeline, {}), 401)
  },

  async getTagTimeline({ guest, impostor, newcomer, say }) {
    const { acct } = await newcomer()
    const plain = await say(acct, '#contracttag')
    const both = await say(acct, '#ContractTag #second')
    const other = await say(acct, '#third')
    const idsOf = async (params: object) =>
      (await guest.call(endpoints.getTagTimeline, { tag: 'contracttag', ...params })).map(
        ({ id }) => id,
      )

    await expectPages(guest, endpoints.getTagTimeline, { tag: 'ContractTag', limit: 1 }, [
      both,
      plain,
    ])
    expect(await idsOf({ any: ['third'] })).toEqual([other, both, plain])
    expect(await idsOf({ all: ['second'] })).toEqual([both])
    expect(await idsOf({ none: ['second'] })).toEqual([plain])
    await expectRefusal(impostor.call(endpoints.getTagTimeline, { tag: 'tea' }), 401)
  },

  async getListTimeline({ newcomer, say, controls }) {
    const [me, member, other] = [await newcomer(), await newcomer(), await newcomer()]
    for (const { acct } of [member, other]) await controls.follow(me.acct, acct)
    const { id } = await me.api.call(createList, { title: 'One' })
    await me.api.call(addListAccounts, { id, account_ids: [member.id] })
    const [first, second] = [await say(member.acct), await say(member.acct)]
    await say(other.acct)

    await expectPages(me.api, endpoints.getListTimeline, { id, limit: 1 }, [second, first])
    await expectRefusal(other.api.call(endpoints.getListTimeline, { id }), 404)
  },

  async getDirectTimeline({ newcomer, guest, say }) {
    const [me, other] = [await newcomer(), await newcomer()]
    const received = await say(other.acct, `@${me.acct} hello`, { visibility: 'direct' })
    const sent = await say(me.acct, `@${other.acct} hello you`, { visibility: 'direct' })
    await say(me.acct, 'In public')

    await expectPages(me.api, endpoints.getDirectTimeline, { limit: 1 }, [sent, received])
    await expectRefusal(guest.call(endpoints.getDirectTimeline, {}), 401)
  },

  async getMarkers({ newcomer, guest }) {
    const { api } = await newcomer()
    const timeline = ['home', 'notifications'] as const

    expect(await api.call(getMarkers, { timeline })).toEqual({})
    await api.call(saveMarkers, { home: { last_read_id: '7' } })
    expect(await api.call(getMarkers, { timeline })).toMatchObject({ home: { last_read_id: '7' } })
    expect(await api.call(getMarkers, { timeline: ['notifications'] })).toEqual({})
    await expectRefusal(guest.call(getMarkers, { timeline }), 401)
  },

  async saveMarkers({ newcomer, guest, time }) {
    const { api } = await newcomer()
    const home = { last_read_id: '5' }
    const updated_at = new Date(time.clock()).toISOString()

    expect(await api.call(saveMarkers, { home })).toEqual({
      home: { ...home, version: 1, updated_at },
    })
    expect(await api.call(saveMarkers, { home: { last_read_id: '9' } })).toMatchObject({
      home: { last_read_id: '9', version: 2 },
    })
    expect(await api.call(getMarkers, { timeline: ['home'] })).toMatchObject({
      home: { last_read_id: '9' },
    })
    await expectRefusal(guest.call(saveMarkers, { home }), 401)
  },
}

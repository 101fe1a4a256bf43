import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { timelineHandlers } from '../../handlers/timelines.ts'
import { type ContractOf, expectPages, expectRefusal } from './contract.ts'

const { addListAccounts, createList, getHomeTimeline, getMarkers, saveMarkers } = endpoints

export const timelineContract: ContractOf<typeof timelineHandlers> = {
  async getHomeTimeline({ createUser, guest, post, controls }) {
    const [me, friend, stranger] = [await createUser(), await createUser(), await createUser()]
    await controls.follow(me.acct, friend.acct)
    const first = await post(friend.acct)
    await post(stranger.acct)
    const own = await post(me.acct)
    const last = await post(friend.acct, 'For followers', { visibility: 'private' })
    const idsOf = async (params: object) =>
      (await me.api.request(getHomeTimeline, params)).map(({ id }) => id)

    await expectPages(me.api, getHomeTimeline, { limit: 1 }, [last, own, first])
    expect(await idsOf({ since_id: first, limit: 1 })).toEqual([last])
    expect(await idsOf({ min_id: first, limit: 1 })).toEqual([own])
    await expectRefusal(guest.request(getHomeTimeline, {}), 401)
  },

  async getPublicTimeline({ guest, invalidClient, createUser, post }) {
    const { acct } = await createUser()
    const [local, remote] = [await post(acct), await post('ada@harbour.example')]
    await post(acct, 'Not for all', { visibility: 'unlisted' })
    const newest = async (params: object) =>
      (await guest.request(endpoints.getPublicTimeline, { limit: 2, ...params })).map(
        ({ id }) => id,
      )

    expect(await newest({})).toEqual([remote, local])
    expect((await newest({ local: true }))[0]).toBe(local)
    expect(await newest({ only_media: true })).not.toContain(local)
    const page = await guest.requestPage(endpoints.getPublicTimeline, { limit: 1, local: true })
    expect(page.next).toContain('local=true')
    await expectRefusal(invalidClient.request(endpoints.getPublicTimeline, {}), 401)
  },

  async getTagTimeline({ guest, invalidClient, createUser, post }) {
    const { acct } = await createUser()
    const plain = await post(acct, '#contracttag')
    const both = await post(acct, '#ContractTag #second')
    const other = await post(acct, '#third')
    const idsOf = async (params: object) =>
      (await guest.request(endpoints.getTagTimeline, { tag: 'contracttag', ...params })).map(
        ({ id }) => id,
      )

    await expectPages(guest, endpoints.getTagTimeline, { tag: 'ContractTag', limit: 1 }, [
      both,
      plain,
    ])
    expect(await idsOf({ any: ['third'] })).toEqual([other, both, plain])
    expect(await idsOf({ all: ['second'] })).toEqual([both])
    expect(await idsOf({ none: ['second'] })).toEqual([plain])
    await expectRefusal(invalidClient.request(endpoints.getTagTimeline, { tag: 'tea' }), 401)
  },

  async getListTimeline({ createUser, post, controls }) {
    const [me, member, other] = [await createUser(), await createUser(), await createUser()]
    for (const { acct } of [member, other]) await controls.follow(me.acct, acct)
    const { id } = await me.api.request(createList, { title: 'One' })
    await me.api.request(addListAccounts, { id, account_ids: [member.id] })
    const [first, second] = [await post(member.acct), await post(member.acct)]
    await post(other.acct)

    await expectPages(me.api, endpoints.getListTimeline, { id, limit: 1 }, [second, first])
    await expectRefusal(other.api.request(endpoints.getListTimeline, { id }), 404)
  },

  async getDirectTimeline({ createUser, guest, post }) {
    const [me, other] = [await createUser(), await createUser()]
    const received = await post(other.acct, `@${me.acct} hello`, { visibility: 'direct' })
    const sent = await post(me.acct, `@${other.acct} hello you`, { visibility: 'direct' })
    await post(me.acct, 'In public')

    await expectPages(me.api, endpoints.getDirectTimeline, { limit: 1 }, [sent, received])
    await expectRefusal(guest.request(endpoints.getDirectTimeline, {}), 401)
  },

  async getMarkers({ createUser, guest }) {
    const { api } = await createUser()
    const timeline = ['home', 'notifications'] as const

    expect(await api.request(getMarkers, { timeline })).toEqual({})
    await api.request(saveMarkers, { home: { last_read_id: '7' } })
    expect(await api.request(getMarkers, { timeline })).toMatchObject({
      home: { last_read_id: '7' },
    })
    expect(await api.request(getMarkers, { timeline: ['notifications'] })).toEqual({})
    await expectRefusal(guest.request(getMarkers, { timeline }), 401)
  },

  async saveMarkers({ createUser, guest, time }) {
    const { api } = await createUser()
    const home = { last_read_id: '5' }
    const updated_at = new Date(time.clock()).toISOString()

    expect(await api.request(saveMarkers, { home })).toEqual({
      home: { ...home, version: 1, updated_at },
    })
    expect(await api.request(saveMarkers, { home: { last_read_id: '9' } })).toMatchObject({
      home: { last_read_id: '9', version: 2 },
    })
    expect(await api.request(getMarkers, { timeline: ['home'] })).toMatchObject({
      home: { last_read_id: '9' },
    })
    await expectRefusal(guest.request(saveMarkers, { home }), 401)
  },
}

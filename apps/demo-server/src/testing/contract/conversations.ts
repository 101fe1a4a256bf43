import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { conversationHandlers } from '../../handlers/conversations.ts'
import type { ContractFixture } from './contract-fixture.ts'
import { type ContractOf, expectRefusal } from './contract.ts'

const { getConversations } = endpoints

export const conversationContract: ContractOf<typeof conversationHandlers> = {
  async getConversations(fixture) {
    const { me, ada, bo, answer, second } = await createConversations(fixture)
    const first = await me.api.requestPage(getConversations, { limit: 1 })
    const next = await me.api.requestLink(getConversations, first.next ?? '')

    expect(first.items).toMatchObject([
      { unread: true, accounts: [{ id: bo.id }], last_status: { id: second } },
    ])
    expect(next.items).toMatchObject([
      { unread: false, accounts: [{ id: ada.id }], last_status: { id: answer } },
    ])
    expect(next.next).toBeNull()
    await expectRefusal(fixture.guest.request(getConversations, {}), 401)
  },

  async markConversationRead(fixture) {
    const { me, ada, second } = await createConversations(fixture)
    const [talk] = await me.api.request(getConversations, {})
    const id = talk?.id ?? ''

    expect(await me.api.request(endpoints.markConversationRead, { id })).toMatchObject({
      id,
      unread: false,
      last_status: { id: second },
    })
    expect((await me.api.request(getConversations, {}))[0]).toMatchObject({ id, unread: false })
    await expectRefusal(ada.api.request(endpoints.markConversationRead, { id }), 404)
  },

  async deleteConversation(fixture) {
    const { me, ada, bo, second } = await createConversations(fixture)
    const [talk] = await me.api.request(getConversations, {})
    const id = talk?.id ?? ''
    const read = async () => (await me.api.request(getConversations, {})).map((one) => one.id)

    await expectRefusal(ada.api.request(endpoints.deleteConversation, { id }), 404)
    await me.api.request(endpoints.deleteConversation, { id })
    expect(await read()).not.toContain(id)
    expect(await me.api.request(endpoints.getStatus, { id: second })).toMatchObject({ id: second })
    await fixture.post(bo.acct, `@${me.acct} one more thing`, {
      visibility: 'direct',
      inReplyToId: second,
    })
    expect(await read()).toContain(id)
  },
}

/** Creates an answered conversation and a newer one without an answer. */
async function createConversations({ createUser, post }: ContractFixture) {
  const [me, ada, bo] = [await createUser(), await createUser(), await createUser()]
  const direct = { visibility: 'direct' } as const
  const first = await post(ada.acct, `@${me.acct} are you there?`, direct)
  const answer = await post(me.acct, `@${ada.acct} I am`, { ...direct, inReplyToId: first })
  const second = await post(bo.acct, `@${me.acct} hello`, direct)
  await post(bo.acct, 'not for anybody', direct)
  return { me, ada, bo, answer, second }
}

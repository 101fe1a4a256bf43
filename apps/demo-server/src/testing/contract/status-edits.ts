import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { statusEditHandlers } from '../../handlers/status-edits.ts'
import { type ContractOf, expectRefusal } from './contract.ts'

const { editStatus, getStatus, getStatusHistory, getStatusSource } = endpoints

export const statusEditContract: ContractOf<typeof statusEditHandlers> = {
  async editStatus({ newcomer, guest, say, time }) {
    const [me, other] = [await newcomer(), await newcomer()]
    const id = await say(me.acct, 'Frist')
    time.advance(1000)
    const edit = { id, status: 'First #tide', spoiler_text: 'sea' }
    const edited = await me.api.call(editStatus, edit)

    expect(edited).toMatchObject({
      id,
      spoiler_text: 'sea',
      sensitive: true,
      tags: [{ name: 'tide' }],
    })
    expect(edited.edited_at).not.toBeNull()
    expect(await guest.call(getStatus, { id })).toMatchObject({ content: edited.content })
    await expectRefusal(me.api.call(editStatus, { id, status: '' }), 422)
    await expectRefusal(other.api.call(editStatus, edit), 404)
    await expectRefusal(guest.call(editStatus, edit), 401)
  },

  async getStatusSource({ newcomer, guest, say }) {
    const [me, other] = [await newcomer(), await newcomer()]
    const id = await say(me.acct, 'See <b> #tide', { spoilerText: 'sea' })

    expect(await me.api.call(getStatusSource, { id })).toEqual({
      id,
      text: 'See <b> #tide',
      spoiler_text: 'sea',
    })
    await expectRefusal(other.api.call(getStatusSource, { id }), 404)
    await expectRefusal(guest.call(getStatusSource, { id }), 401)
  },

  async getStatusHistory({ newcomer, guest, say, time, unusedId }) {
    const me = await newcomer()
    const id = await say(me.acct, 'One')
    const unedited = await guest.call(getStatusHistory, { id })
    time.advance(1000)
    await me.api.call(editStatus, { id, status: 'Two' })

    expect(unedited).toMatchObject([{ content: '<p>One</p>', account: { id: me.id } }])
    expect(await guest.call(getStatusHistory, { id })).toMatchObject([
      { content: '<p>One</p>', created_at: unedited[0]?.created_at },
      { content: '<p>Two</p>' },
    ])
    await expectRefusal(guest.call(getStatusHistory, { id: unusedId() }), 404)
  },
}

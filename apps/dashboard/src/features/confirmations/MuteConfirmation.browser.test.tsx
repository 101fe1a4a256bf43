import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { relationship } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { ALL_IDS, IDS_WITHOUT_ADA, createSessionWithAda } from '../../testing/session-with-ada.ts'
import { MuteConfirmation } from './MuteConfirmation.tsx'

const MUTE = 'POST /api/v1/accounts/7/mute'

async function renderDialog() {
  const opened = createSessionWithAda()
  opened.server.on(MUTE, async (request) => {
    const { notifications }: { readonly notifications: boolean } = await request.clone().json()
    return Response.json(relationship({ muting: true, muting_notifications: notifications }))
  })
  const closed = { times: 0 }
  const handleClose = () => {
    closed.times += 1
  }
  await renderWithSession(
    opened.session,
    <MuteConfirmation accountId={opened.ada} onClose={handleClose} />,
  )
  return { ...opened, closed, dialog: page.getByRole('alertdialog', { name: 'Mute @ada@x.org?' }) }
}

test.each([
  ['left on', 0],
  ['switched off', 1],
])(
  'mutes notifications as the switch says: %s',
  { tags: ['MOD-16', 'NTF-16'] },
  async (_how, clicks) => {
    const { server, getIds, closed, dialog } = await renderDialog()
    const hide = dialog.getByRole('switch', { name: 'Hide notifications' })
    await expect.element(hide).toBeChecked()

    for (let click = 0; click < clicks; click += 1) await hide.click()
    await dialog.getByRole('button', { name: 'Mute' }).click()

    const notifications = clicks === 0 ? IDS_WITHOUT_ADA.notifications : ALL_IDS.notifications
    await expect.poll(getIds).toEqual({ ...IDS_WITHOUT_ADA, notifications })
    expect(await server.requests().at(-1)?.clone().json()).toEqual({ notifications: clicks === 0 })
    expect(closed.times).toBe(1)
  },
)

test('does not mute on Cancel', { tags: ['MOD-16'] }, async () => {
  const { server, getIds, closed, dialog } = await renderDialog()

  await dialog.getByRole('button', { name: 'Cancel' }).click()

  expect(closed.times).toBe(1)
  expect(server.calls()).toEqual([])
  expect(getIds()).toEqual(ALL_IDS)
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { relationship } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { ALL_SEEN, SEEN_WITHOUT_ADA, sessionWithAda } from '../../testing/session-with-ada.ts'
import { MuteConfirmation } from './MuteConfirmation.tsx'

const MUTE = 'POST /api/v1/accounts/7/mute'

async function asked() {
  const opened = sessionWithAda()
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
  ['left as it is', 0],
  ['switched off', 1],
])(
  'hides notifications as the switch says: %s',
  { tags: ['MOD-16', 'NTF-16'] },
  async (_how, clicks) => {
    const { server, seen, closed, dialog } = await asked()
    const hide = dialog.getByRole('switch', { name: 'Hide notifications' })
    await expect.element(hide).toBeChecked()

    for (let click = 0; click < clicks; click += 1) await hide.click()
    await dialog.getByRole('button', { name: 'Mute' }).click()

    const notifications = clicks === 0 ? SEEN_WITHOUT_ADA.notifications : ALL_SEEN.notifications
    await expect.poll(seen).toEqual({ ...SEEN_WITHOUT_ADA, notifications })
    expect(await server.requests().at(-1)?.clone().json()).toEqual({ notifications: clicks === 0 })
    expect(closed.times).toBe(1)
  },
)

test('who changes their mind has muted nobody', { tags: ['MOD-16'] }, async () => {
  const { server, seen, closed, dialog } = await asked()

  await dialog.getByRole('button', { name: 'Cancel' }).click()

  expect(closed.times).toBe(1)
  expect(server.calls()).toEqual([])
  expect(seen()).toEqual(ALL_SEEN)
})

import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NO_UPLOADS } from '@colonnade/domain/compose'
import { ModalHost } from '../../../app/ModalHost.tsx'
import { picture } from '../../../gallery/gallery-data.ts'
import { removeAttachmentAtom } from '../../../state/compose/change-attachment.ts'
import { uploadsAtom } from '../../../state/compose/upload-list.ts'
import { modalStackAtom } from '../../../state/ui/modals.ts'
import { renderWithSession } from '../../../testing/render-with-session.tsx'
import { testSession } from '../../../testing/test-session.ts'
import { Attachments } from './Attachments.tsx'

const sea = picture('1', ['#123', '#456', '#789'])

async function opened() {
  const { session, server } = testSession()
  server.on('PUT /api/v1/media/1', () => Response.json(sea))
  session.store.set(uploadsAtom(session), { ...NO_UPLOADS, attachments: [sea] })
  await renderWithSession(
    session,
    <>
      <Attachments />
      <ModalHost />
    </>,
  )
  await page.getByRole('button', { name: 'Edit focal point' }).click()
  return { session, server, dialog: page.getByRole('dialog', { name: 'Edit focal point' }) }
}

test('the focal point of an attachment is changed in a dialog of its own, and saved [FOC-06]', async () => {
  const { server, dialog } = await opened()
  await expect.element(dialog.getByRole('button', { name: 'Focal point' })).toHaveFocus()

  await userEvent.keyboard('{ArrowRight}')

  await expect.poll(() => server.calls()).toEqual(['PUT /api/v1/media/1'])
})

test('it closes when the attachment is taken away', async () => {
  const { session, dialog } = await opened()
  await expect.element(dialog).toBeVisible()

  session.store.set(removeAttachmentAtom, session, sea.id)

  await expect.poll(() => dialog.query()).toBeNull()
  expect(session.app.get(modalStackAtom)).toEqual([])
})

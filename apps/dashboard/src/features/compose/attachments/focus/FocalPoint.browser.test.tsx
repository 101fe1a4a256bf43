// Must be the first import: any other stylesheet imported earlier would determine the order of the cascade layers.
import '../../../../styles/index.css'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NO_UPLOADS } from '@colonnade/domain/compose'
import { ModalHost } from '../../../../app/modals/ModalHost.tsx'
import { createSampleImage } from '../../../../gallery/sample-data.ts'
import { removeAttachmentAtom } from '../../../../state/compose/change-attachment.ts'
import { uploadsAtom } from '../../../../state/compose/upload-list.ts'
import { modalStackAtom } from '../../../../state/ui/modals.ts'
import { renderWithSession } from '../../../../testing/render-with-session.tsx'
import { testSession } from '../../../../testing/test-session.ts'
import { Attachments } from '../Attachments.tsx'

const sea = createSampleImage('1', ['#123', '#456', '#789'])

async function renderOpenDialog() {
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

test(
  'changes the focal point of an attachment in a dialog, and saves it',
  { tags: ['FOC-06'] },
  async () => {
    const { server, dialog } = await renderOpenDialog()
    await expect.element(dialog.getByRole('button', { name: 'Focal point' })).toHaveFocus()

    await userEvent.keyboard('{ArrowRight}')

    await expect.poll(() => server.calls()).toEqual(['PUT /api/v1/media/1'])
  },
)

test(
  'describes the picture beside it in a borderless field of at least five lines',
  { tags: ['UPL-11', 'UPL-14'] },
  async () => {
    const { dialog } = await renderOpenDialog()
    const field = dialog.getByRole('textbox', { name: 'Description' })
    const group = dialog.getByRole('group', { name: 'Cropped previews' })

    await expect.element(field).toBeVisible()
    const { lineHeight } = getComputedStyle(field.element())
    expect(field.element().clientHeight).toBeGreaterThanOrEqual(5 * Number.parseFloat(lineHeight))
    expect(getComputedStyle(group.element()).borderTopWidth).toBe('0px')
  },
)

test.each([
  ['leaving the field', () => userEvent.tab()],
  ['closing the dialog', () => userEvent.keyboard('{Escape}')],
])(
  'saves the description once on %s, and shows it in the card',
  { tags: ['UPL-11'] },
  async (_how, leave) => {
    const { server, dialog } = await renderOpenDialog()
    const bodies: unknown[] = []
    server.on('PUT /api/v1/media/1', async (request) => {
      bodies.push(await request.json())
      return Response.json({ ...sea, description: 'Low tide' })
    })

    await dialog.getByRole('textbox', { name: 'Description' }).fill('Low tide')
    await leave()
    await expect.poll(() => bodies).toMatchObject([{ description: 'Low tide' }])
    await userEvent.keyboard('{Escape}')

    await expect.poll(() => dialog.query()).toBeNull()
    await expect.element(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Low tide')
    expect(bodies).toHaveLength(1)
  },
)

test('closes when the attachment is removed', async () => {
  const { session, dialog } = await renderOpenDialog()
  await expect.element(dialog).toBeVisible()

  session.store.set(removeAttachmentAtom, session, sea.id)

  await expect.poll(() => dialog.query()).toBeNull()
  expect(session.app.get(modalStackAtom)).toEqual([])
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { statusId } from '@colonnade/domain/entities'
import { ingestStatusesAtom } from '../../state/entities/ingest.ts'
import { account, status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { VersionsDialog } from './VersionsDialog.tsx'

const HISTORY = 'GET /api/v1/statuses/5/history'
const createVersion = (content: string, created_at: string, more: object = {}) => ({
  content,
  created_at,
  spoiler_text: '',
  sensitive: false,
  account: account({ id: '7', username: 'ada' }),
  media_attachments: [],
  emojis: [],
  poll: null,
  ...more,
})

async function openDialog(reply: () => Response) {
  const { session, server } = testSession()
  session.store.set(ingestStatusesAtom, session, [status({ id: '5' })])
  server.on(HISTORY, reply)
  await renderWithSession(
    session,
    <VersionsDialog statusId={statusId('5')} onClose={() => undefined} />,
  )
  return page.getByRole('dialog', { name: 'Edit history' })
}

test('shows every version in full, newest first', { tags: ['BY-04'] }, async () => {
  const dialog = await openDialog(() =>
    Response.json([
      createVersion('<p>Fog <img src=x onerror=alert(1)></p>', '2026-11-23T08:00:00.000Z'),
      createVersion('<p>Fog until noon</p>', '2026-11-23T09:00:00.000Z', {
        spoiler_text: 'Weather',
      }),
      createVersion('<p>Fog until one</p>', '2026-11-23T10:00:00.000Z', {
        poll: { options: [{ title: 'Stay in' }, { title: 'Go out' }] },
      }),
    ]),
  )

  await expect.element(dialog.getByText('Fog until one')).toBeVisible()
  await expect.element(dialog.getByText('Stay in')).toBeVisible()
  await dialog.getByRole('button', { name: 'Show more' }).click()
  await expect.element(dialog.getByText('Fog until noon')).toBeVisible()
  const heads = dialog.element().querySelectorAll('ol > li > p > b')
  expect([...heads].map((head) => head.textContent)).toEqual([
    'Current version',
    'Version 2',
    'Original',
  ])
  expect(dialog.element().querySelector('img')).toBeNull()
})

test('shows a message when the server returns no versions', async () => {
  const dialog = await openDialog(() => createErrorResponse(404))

  await expect.element(dialog.getByText("Couldn't load earlier versions")).toBeVisible()
})

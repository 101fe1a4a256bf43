import { expect, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { statusId } from '@colonnade/domain/entities'
import { ingestStatusesAtom } from '../../state/entities/ingest.ts'
import { modalStackAtom } from '../../state/ui/modals.ts'
import { status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { testSession } from '../../testing/test-session.ts'
import { FilterPostDialog } from './FilterPostDialog.tsx'

const rain = {
  id: '1',
  title: 'Rain',
  context: ['home'],
  expires_at: null,
  filter_action: 'warn',
  keywords: [],
  statuses: [],
}

async function renderDialog() {
  const { session, server } = testSession()
  server.on('GET /api/v2/filters', () => Response.json([rain]))
  server.on('POST /api/v2/filters/1/statuses', () => Response.json({ id: '8', status_id: '5' }))
  session.store.set(ingestStatusesAtom, session, [
    status({ id: '5', tags: [{ name: 'offside', url: 'https://a.example/tags/offside' }] }),
  ])
  const onClose = vi.fn<() => void>()
  await renderWithSession(session, <FilterPostDialog statusId={statusId('5')} onClose={onClose} />)
  return { server, onClose, top: () => session.app.get(modalStackAtom).at(-1)?.modal }
}

test.each([
  ['offside', '#offside'],
  ['A keyword', ''],
])('opens a new filter from a post: %s', { tags: ['BY-10'] }, async (name, keyword) => {
  const { onClose, top } = await renderDialog()

  await browser.getByRole('button', { name }).click()

  expect(onClose).toHaveBeenCalledOnce()
  expect(top()).toMatchObject({ type: 'FILTER', filterId: null, keyword })
})

test('adds a post to an existing filter', { tags: ['BY-10'] }, async () => {
  const { server } = await renderDialog()
  const toggle = browser.getByRole('switch', { name: 'Rain' })
  await expect.element(toggle).not.toBeChecked()

  await toggle.click()

  await expect.element(toggle).toBeChecked()
  expect(server.calls()).toContain('POST /api/v2/filters/1/statuses')
})

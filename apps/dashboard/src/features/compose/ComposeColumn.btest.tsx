import { expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { statusId } from '@colonnade/domain/entities'
import { startEditAtom } from '../../state/compose/editing.ts'
import { ingestAccountsAtom, ingestStatusesAtom } from '../../state/entities/ingest.ts'
import { alertsAtom } from '../../state/ui/alerts.ts'
import { noticesAtom } from '../../state/ui/notices.ts'
import { account, status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { testSession } from '../../testing/test-session.ts'
import { ComposeColumn } from './ComposeColumn.tsx'

async function composing() {
  const { session, server } = testSession()
  const own = status({ id: '5', content: '<p>A cta</p>', account: account({ id: '1' }) })
  session.store.set(ingestAccountsAtom, session, [account({ id: '1', username: 'mira' })])
  session.store.set(ingestStatusesAtom, session, [own])
  server.on('POST /api/v1/statuses', () => Response.json(status({ id: '10' })))
  server.on('GET /api/v1/statuses/5/source', () =>
    Response.json({ id: '5', text: 'A cta', spoiler_text: '' }),
  )
  server.on('PUT /api/v1/statuses/5', () => Response.json({ ...own, content: '<p>A cat</p>' }))
  await renderWithSession(session, <ComposeColumn takesFocus />)
  const notices = () => session.app.get(noticesAtom).map(({ text }) => text)
  return { session, server, notices }
}

const field = () => browser.getByRole('textbox', { name: 'What is on your mind?' })
test('that a post is out is said in the next pause, and each time [BY-54, CMP-04]', async () => {
  const { notices } = await composing()

  await userEvent.fill(field(), 'One')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(notices).toEqual(['Your post is out.'])
  await userEvent.fill(field(), 'Two')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')

  await expect.poll(notices).toEqual(['Your post is out.', 'Your post is out.'])
})

test('that an edit is saved is said as such [BY-54, BY-04]', async () => {
  const { session, notices } = await composing()
  await session.store.set(startEditAtom, session, statusId('5'))

  await userEvent.fill(field(), 'A cat')
  await browser.getByRole('button', { name: 'Save changes' }).click()

  await expect.poll(notices).toEqual(['Your changes are saved.'])
})

test('what was refused is an alert, and nothing is said to be out [BY-54, CMP-05]', async () => {
  const { session, server, notices } = await composing()
  server.on('POST /api/v1/statuses', () => Response.json({ error: 'No room' }, { status: 503 }))

  await userEvent.fill(field(), 'One')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')

  await expect.poll(() => session.app.get(alertsAtom)).toMatchObject([{ message: 'No room' }])
  expect(notices()).toEqual([])
})

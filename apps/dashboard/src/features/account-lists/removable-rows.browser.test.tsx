// Must be the first import: any other stylesheet imported earlier would determine the order of the cascade layers.
import '../../styles/index.css'
import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { ingestRelationshipsAtom } from '../../state/entities/accounts.ts'
import { toastsAtom, runMessageActionAtom } from '../../state/ui/messages.ts'
import { account, relationship } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { AccountListColumn } from './AccountListColumn.tsx'
import { DomainsColumn } from './DomainsColumn.tsx'

const NOW_LONG_AFTER = '2099-01-02T10:00:00.000Z'
const people = ['ada', 'bo', 'cy'].map((username, index) =>
  account({ id: String(7 + index), username, note: `<p>${username} of the harbour</p>` }),
)

async function renderColumn(kind: string, path: string, items: readonly unknown[] = people) {
  const test = testSession({ columns: [column('a', kind)] })
  test.server.on(`GET ${path}`, () => createPageResponse(items))
  const known = kind === 'MUTES' ? [relationship({ id: '7', muting: true })] : []
  test.session.store.set(ingestRelationshipsAtom, test.session, known)
  await renderWithSession(
    test.session,
    <div style={{ height: 500, width: 350, display: 'flex', flexDirection: 'column' }}>
      {kind === 'DOMAIN_BLOCKS' ? (
        <DomainsColumn label="List" />
      ) : (
        <AccountListColumn uuid="a" label="List" />
      )}
    </div>,
  )
  const list = browser.getByRole('list', { name: 'List' })
  const row = (text: string) => list.getByRole('listitem').filter({ hasText: text })
  return { ...test, list, row, getToasts: () => test.session.app.get(toastsAtom) }
}

test(
  'removes an answered follow request, focuses the next one and shows a toast',
  { tags: ['ACC-17'] },
  async () => {
    const { row, server, getToasts } = await renderColumn(
      'FOLLOW_REQUESTS',
      '/api/v1/follow_requests',
    )
    server.on('POST /api/v1/follow_requests/7/authorize', () =>
      Response.json(relationship({ id: '7', followed_by: true })),
    )
    server.on('POST /api/v1/follow_requests/8/reject', () => Response.json({}))
    await expect.element(row('@ada').getByText('ada of the harbour')).toBeVisible()

    await row('@ada').getByRole('button', { name: 'Accept' }).click()

    await expect.poll(() => row('@ada').elements()).toHaveLength(0)
    await expect.element(row('@bo').getByRole('button', { name: 'Accept' })).toHaveFocus()
    await expect.poll(getToasts).toMatchObject([{ text: '@ada now follows you' }])
    await row('@bo').getByRole('button', { name: 'Reject' }).click()
    await expect.poll(() => row('@bo').elements()).toHaveLength(0)
    await expect.element(row('@cy').getByRole('button', { name: 'Reject' })).toHaveFocus()
  },
)

test('restores the row without a toast when the request fails', { tags: ['ACC-17'] }, async () => {
  const { row, server, getToasts } = await renderColumn(
    'FOLLOW_REQUESTS',
    '/api/v1/follow_requests',
  )
  const held = server.hold('POST /api/v1/follow_requests/7/authorize')
  await row('@ada').getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => row('@ada').elements()).toHaveLength(0)

  held.answer(createErrorResponse(500))

  await expect.element(row('@ada')).toBeVisible()
  expect(getToasts()).toEqual([])
})

test('removes an unblocked account from the list, and restores it with Undo', async () => {
  const { row, server, session, getToasts } = await renderColumn('BLOCKS', '/api/v1/blocks')
  server.on('POST /api/v1/accounts/7/unblock', () => Response.json(relationship({ id: '7' })))
  server.on('POST /api/v1/accounts/7/block', () =>
    Response.json(relationship({ id: '7', blocking: true })),
  )

  await row('@ada').getByRole('button', { name: 'Unblock' }).click()
  await expect.poll(getToasts).toMatchObject([{ text: 'Unblocked @ada' }])
  await expect.poll(() => row('@ada').elements()).toHaveLength(0)
  session.app.set(runMessageActionAtom, getToasts()[0]?.key ?? -1)

  await expect.element(row('@ada')).toBeVisible()
})

test(
  'shows and changes what a mute covers and its expiry, and keeps the expiry on a change',
  { tags: ['ACC-04'] },
  async () => {
    const { row, server } = await renderColumn('MUTES', '/api/v1/mutes', [
      { ...people[0], mute_expires_at: NOW_LONG_AFTER },
    ])
    const answer = (muting_notifications: boolean) => () =>
      Response.json(relationship({ id: '7', muting: true, muting_notifications }))
    server.on('POST /api/v1/accounts/7/mute', answer(true))
    await expect.element(row('@ada').getByText('Posts only · until Jan 2, 2099')).toBeVisible()

    await row('@ada').getByRole('button', { name: 'Mute notifications' }).click()

    await expect
      .element(row('@ada').getByText('Posts and notifications · until Jan 2, 2099'))
      .toBeVisible()
    const sent = () => server.requests().at(-1)?.clone().json()
    expect(await sent()).toMatchObject({ notifications: true, duration: expect.any(Number) })
    await row('@ada').getByRole('button', { name: 'Duration' }).click()
    await browser.getByRole('menuitem', { name: 'Indefinitely' }).click()
    await expect.element(row('@ada').getByText('indefinitely')).toBeVisible()
    await expect.poll(sent).toEqual({ notifications: true, duration: 0 })
  },
)

test(
  'focuses the empty state after the last domain was unblocked',
  { tags: ['DOM-02'] },
  async () => {
    const { row, server } = await renderColumn('DOMAIN_BLOCKS', '/api/v1/domain_blocks', [
      'meadow.example',
    ])
    server.on('DELETE /api/v1/domain_blocks', () => Response.json({}))

    await row('meadow.example').getByRole('button', { name: 'Unblock' }).click()

    await expect.element(browser.getByText('There are no blocked domains yet')).toBeVisible()
    expect(document.activeElement?.textContent).toContain('There are no blocked domains yet')
  },
)

test.each([
  ['FOLLOW_REQUESTS', '/api/v1/follow_requests', "You don't have any follow requests yet"],
  ['BLOCKS', '/api/v1/blocks', "You haven't blocked any users yet"],
  ['MUTES', '/api/v1/mutes', "You haven't muted any users yet"],
  ['DOMAIN_BLOCKS', '/api/v1/domain_blocks', 'There are no blocked domains yet'],
])('shows an empty state for %s', async (kind, path, words) => {
  await renderColumn(kind, path, [])

  await expect.element(browser.getByText(words)).toBeVisible()
})

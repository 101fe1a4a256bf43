import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { statusId } from '@colonnade/domain/entities'
import { ingestStatusesAtom } from '../../state/entities/ingest.ts'
import { account, status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { testSession } from '../../testing/test-session.ts'
import { NavigateContext } from '../../ui/link/navigate-context.ts'
import { OpenBesideContext } from '../../ui/link/open-beside-context.ts'
import { BoostConfirmation } from './BoostConfirmation.tsx'
import { FavouriteConfirmation } from './FavouriteConfirmation.tsx'

/** Renders the confirmation for a post of Ada. */
async function renderDialog(type: 'BOOST' | 'FAVOURITE', warning = '') {
  const opened = testSession()
  const { session, server } = opened
  const ada = account({ id: '7', username: 'ada', display_name: 'Ada Lovelace' })
  const hers = status({
    id: '5',
    account: ada,
    content: '<p>The mill turns.</p>',
    spoiler_text: warning,
  })
  session.store.set(ingestStatusesAtom, session, [hers])
  server.on('POST /api/v1/statuses/5/reblog', () =>
    Response.json({ ...status({ id: '9' }), reblog: { ...hers, reblogged: true } }),
  )
  server.on('POST /api/v1/statuses/5/favourite', () => Response.json({ ...hers, favourited: true }))
  const closed = { times: 0 }
  const handleClose = () => {
    closed.times += 1
  }
  const Question = type === 'BOOST' ? BoostConfirmation : FavouriteConfirmation
  const paths: string[] = []
  const columns: string[] = []
  await renderWithSession(
    session,
    <NavigateContext value={(path) => void paths.push(path)}>
      <OpenBesideContext value={(path) => columns.push(path) > 0}>
        <Question statusId={statusId('5')} onClose={handleClose} />
      </OpenBesideContext>
    </NavigateContext>,
  )
  return { ...opened, closed, paths, columns, dialog: page.getByRole('alertdialog') }
}

test.each([
  ['FAVOURITE', 'Favourite', 'You can press Shift + star to skip this next time', 'favourite'],
  ['BOOST', 'Boost', 'You can press Shift + boost to skip this next time', 'reblog'],
] as const)(
  'shows the post and how to skip %s, and sends the request',
  { tags: ['MOD-08', 'MOD-09'] },
  async (type, verb, hint, call) => {
    const { dialog, closed, server } = await renderDialog(type)
    await expect.element(dialog.getByRole('button', { name: verb })).toHaveFocus()
    const time = dialog
      .getByRole('link')
      .filter({ has: page.getByRole('time') })
      .element()
    expect(time.getAttribute('href')).toBe('https://colonnade.example/statuses/5')
    await expect.element(dialog.getByText('Ada Lovelace')).toBeVisible()
    await expect.element(dialog.getByText('The mill turns.')).toBeVisible()
    const avatar = dialog.element().querySelector('[data-size="medium"]')
    expect(avatar?.getBoundingClientRect()).toMatchObject({ width: 48, height: 48 })
    expect(dialog.element().textContent).toContain(hint)

    await dialog.getByRole('button', { name: verb }).click()

    expect(closed.times).toBe(1)
    await expect.poll(server.calls).toEqual([`POST /api/v1/statuses/5/${call}`])
  },
)

test.each(['BOOST', 'FAVOURITE'] as const)(
  'links the author in the %s confirmation, and closes when the link is followed',
  { tags: ['RTE-04'] },
  async (type) => {
    const { dialog, closed, paths, server } = await renderDialog(type)
    const author = dialog.getByRole('link', { name: /Ada Lovelace/ })
    await expect.element(author).toHaveAttribute('href', '/accounts/7')

    await author.click()

    expect(paths).toEqual(['/accounts/7'])
    expect(closed.times).toBe(1)
    expect(server.calls()).toEqual([])
  },
)

test(
  'opens the profile of the author as a column on Ctrl+click',
  { tags: ['RTE-04', 'BY-35'] },
  async () => {
    const { dialog, closed, paths, columns } = await renderDialog('BOOST')

    await dialog.getByRole('link', { name: /Ada Lovelace/ }).click({ modifiers: ['Control'] })

    expect([paths, columns, closed.times]).toEqual([[], ['/accounts/7'], 1])
  },
)

test('hides text behind a content warning until it is opened', async () => {
  const { dialog } = await renderDialog('BOOST', 'Finale')
  expect(dialog.getByText('The mill turns.').query()).toBeNull()

  await dialog.getByRole('button', { name: 'Show more' }).click()

  await expect.element(dialog.getByText('The mill turns.')).toBeVisible()
})

test('does not boost on Cancel', async () => {
  const { dialog, closed, server } = await renderDialog('BOOST')

  await dialog.getByRole('button', { name: 'Cancel' }).click()

  expect(closed.times).toBe(1)
  expect(server.calls()).toEqual([])
})

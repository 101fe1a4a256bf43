import { expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { ModalHost } from '../../app/modals/ModalHost.tsx'
import { createSampleImage } from '../../gallery/sample-data.ts'
import { changeDraftAtom } from '../../state/compose/draft.ts'
import { uploadsAtom } from '../../state/compose/upload-list.ts'
import { ingestAccountsAtom } from '../../state/entities/ingest.ts'
import { changeLocalSettingAtom, localSettingsAtom } from '../../state/settings/local-settings.ts'
import { account, status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { testSession } from '../../testing/test-session.ts'
import { ComposeColumn } from './ComposeColumn.tsx'

const QUESTION =
  'At least one media attachment is lacking a description. Consider describing all media attachments for the visually impaired before sending your toot.'

const COLOURS = ['navy', 'teal', 'gold'] as const
const attachments = [
  { ...createSampleImage('1', COLOURS), description: 'The mill' },
  { ...createSampleImage('2', COLOURS), description: null },
]

const getPublishButton = () => browser.getByRole('button', { name: 'Publish', exact: true })

/** Publishes two pictures, the second without a description. */
async function publish(asks: boolean, refuses = false) {
  const { session, server } = testSession()
  const { store, app } = session
  server.on('POST /api/v1/statuses', () => Response.json(status({ id: '10' })))
  const attach = () => {
    store.set(uploadsAtom(session), { attachments, pending: [], changing: [] })
    store.set(changeDraftAtom, session, { mediaIds: attachments.map(({ id }) => id) })
  }
  store.set(ingestAccountsAtom, session, [account({ id: '1', username: 'mira' })])
  app.set(changeLocalSettingAtom, ['confirm_missing_media_description'], asks)
  app.set(changeLocalSettingAtom, ['refuse_missing_media_description'], refuses)
  attach()
  await renderWithSession(
    session,
    <>
      <ComposeColumn uuid="c" />
      <ModalHost />
    </>,
  )
  await getPublishButton().click()
  const posts = () => server.calls().filter((call) => call.startsWith('POST /api/v1/statuses'))
  const isAsking = () => app.get(localSettingsAtom).confirm_missing_media_description
  return { attach, posts, isAsking, server }
}

const getDialog = () => browser.getByRole('alertdialog', { name: QUESTION })

test(
  'asks for confirmation when a description is missing, and publishes after `Send anyway`',
  { tags: ['CMP-46'] },
  async () => {
    const { posts, isAsking } = await publish(true)
    await expect.element(getDialog()).toBeVisible()
    expect(posts()).toEqual([])

    await getDialog().getByRole('button', { name: 'Send anyway' }).click()

    await expect.poll(posts).toHaveLength(1)
    expect(isAsking()).toBe(true)
  },
)

test('focuses the first empty description after `Cancel`', { tags: ['CMP-46'] }, async () => {
  const { posts } = await publish(true)

  await getDialog().getByRole('button', { name: 'Cancel' }).click()

  const fields = browser.getByRole('textbox', { name: 'Description' })
  await expect.element(fields.nth(1)).toHaveFocus()
  expect(posts()).toEqual([])
})

test(
  'stops asking for confirmation after `Do not ask` was ticked and confirmed',
  { tags: ['CMP-47'] },
  async () => {
    const { attach, posts, isAsking } = await publish(true)

    await getDialog().getByRole('checkbox', { name: 'Do not ask for confirmation again' }).click()
    await getDialog().getByRole('button', { name: 'Send anyway' }).click()
    await expect.poll(posts).toHaveLength(1)
    expect(isAsking()).toBe(false)
    attach()
    await getPublishButton().click()

    await expect.poll(posts).toHaveLength(2)
    expect(getDialog().query()).toBeNull()
  },
)

test('ignores the ticked checkbox when the dialog is cancelled', { tags: ['CMP-47'] }, async () => {
  const { isAsking } = await publish(true)

  await getDialog().getByRole('checkbox', { name: 'Do not ask for confirmation again' }).click()
  await getDialog().getByRole('button', { name: 'Cancel' }).click()

  expect(isAsking()).toBe(true)
})

test('publishes without confirmation when the setting is off', async () => {
  const { posts } = await publish(false)

  await expect.poll(posts).toHaveLength(1)
  expect(getDialog().query()).toBeNull()
})

const getRefusal = () => browser.getByText('Add alt text to every file before publishing')

test.each([
  ['Publish', () => getPublishButton().click()],
  ['Ctrl+Enter', () => pressInText('{Control>}{Enter}{/Control}')],
  ['Alt+Enter', () => pressInText('{Alt>}{Enter}{/Alt}')],
])(
  'refuses to publish by %s with a missing description, and focuses the empty field',
  { tags: ['BY-22'] },
  async (_way, press) => {
    const { posts } = await publish(true, true)
    await expect.element(getRefusal()).toBeVisible()
    await press()

    const empty = browser.getByRole('textbox', { name: 'Description' }).nth(1)
    await expect.element(empty).toHaveFocus()
    expect(getDialog().query()).toBeNull()
    expect(posts()).toEqual([])
  },
)

test('publishes once every file is described', { tags: ['BY-22'] }, async () => {
  const { server, posts } = await publish(false, true)
  server.on('PUT /api/v1/media/2', () => Response.json({ ...attachments[1], description: 'Sea' }))

  await userEvent.fill(browser.getByRole('textbox', { name: 'Description' }).nth(1), 'Sea')
  await expect.poll(() => getRefusal().query()).toBeNull()
  await getPublishButton().click()

  await expect.poll(posts).toHaveLength(1)
})

async function pressInText(keys: string): Promise<void> {
  await browser.getByRole('textbox', { name: "What's on your mind?" }).click()
  await userEvent.keyboard(keys)
}

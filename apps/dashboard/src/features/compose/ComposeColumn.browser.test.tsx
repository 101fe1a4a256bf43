import { expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { statusId } from '@colonnade/domain/entities'
import { createSampleImage } from '../../gallery/sample-data.ts'
import { changeDraftAtom } from '../../state/compose/draft.ts'
import { startEditAtom } from '../../state/compose/edit-post.ts'
import { startReplyAtom } from '../../state/compose/reply.ts'
import { uploadsAtom } from '../../state/compose/upload-list.ts'
import { ingestAccountsAtom, ingestStatusesAtom } from '../../state/entities/ingest.ts'
import { changeLocalSettingAtom } from '../../state/settings/local-settings.ts'
import { alertsAtom, toastsAtom } from '../../state/ui/messages.ts'
import { account, status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { testSession } from '../../testing/test-session.ts'
import { goTo } from '../../ui/link/go-to.ts'
import { ComposeColumn } from './ComposeColumn.tsx'

async function renderComposeColumn() {
  const { session, server, platform } = testSession()
  const own = status({ id: '5', content: '<p>A cta</p>', account: account({ id: '1' }) })
  session.store.set(ingestAccountsAtom, session, [account({ id: '1', username: 'mira' })])
  session.store.set(ingestStatusesAtom, session, [own])
  server.on('POST /api/v1/statuses', () => Response.json(status({ id: '10' })))
  server.on('GET /api/v1/statuses/5/source', () =>
    Response.json({ id: '5', text: 'A cta', spoiler_text: '' }),
  )
  server.on('PUT /api/v1/statuses/5', () => Response.json({ ...own, content: '<p>A cat</p>' }))
  await renderWithSession(session, <ComposeColumn uuid="c" takesFocus />)
  const notices = () => session.app.get(toastsAtom).map(({ text }) => text)
  return { session, server, platform, notices }
}

const getField = () => browser.getByRole('textbox', { name: "What's on your mind?" })
test(
  'shows a “Post published” toast for each published post',
  { tags: ['BY-54', 'CMP-04'] },
  async () => {
    const { notices } = await renderComposeColumn()

    await userEvent.fill(getField(), 'One')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.poll(notices).toEqual(['Post published'])
    await userEvent.fill(getField(), 'Two')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')

    await expect.poll(notices).toEqual(['Post published', 'Post published'])
  },
)

test('shows “Changes saved” for an edit', { tags: ['BY-54', 'BY-04'] }, async () => {
  const { session, notices } = await renderComposeColumn()
  await session.store.set(startEditAtom, session, statusId('5'))

  await userEvent.fill(getField(), 'A cat')
  await browser.getByRole('button', { name: 'Save changes' }).click()

  await expect.poll(notices).toEqual(['Changes saved'])
})

test.each([
  ['opened from another site', () => history.pushState(null, '', '/statuses/new'), '/'],
  ['reached from a post', () => goTo('/statuses/new'), '/statuses/7'],
])(
  'leaves a compose screen that was %s once the post is published',
  { tags: ['RTE-03'] },
  async (_how, open, left) => {
    history.pushState(null, '', '/statuses/7')
    open()
    await renderComposeColumn()

    await userEvent.fill(getField(), 'One')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')

    await expect.poll(() => location.pathname).toBe(left)
  },
)

test(
  'stays on the compose screen for the next part in threaded mode',
  { tags: ['RTE-03'] },
  async () => {
    history.pushState(null, '', '/statuses/7')
    goTo('/statuses/new')
    const { session, server, notices } = await renderComposeColumn()
    session.store.set(changeDraftAtom, session, { threaded: true })

    await userEvent.fill(getField(), 'One')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.poll(notices).toEqual(['Post published'])
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(location.pathname).toBe('/statuses/new')
    session.store.set(changeDraftAtom, session, { threaded: false })
    await userEvent.fill(getField(), 'Two')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')

    await expect.poll(() => location.pathname).toBe('/statuses/7')
    expect(server.calls().filter((call) => call === 'POST /api/v1/statuses')).toHaveLength(2)
  },
)

test.each([
  [true, '@bo @cy '],
  [false, ''],
])(
  'selects the names after the first of a reply when preselect_on_reply is %s',
  { tags: ['LOC-14', 'CMP-48'] },
  async (isOn, selected) => {
    const { session } = await renderComposeColumn()
    if (!isOn) session.app.set(changeLocalSettingAtom, ['preselect_on_reply'], false)
    const mentions = ['bo', 'cy'].map((acct) => ({ ...account({ id: acct }), acct, url: '' }))
    const entity = status({ id: '6', account: account({ id: '7', username: 'ada' }), mentions })
    session.store.set(ingestStatusesAtom, session, [entity])

    session.store.set(startReplyAtom, session, statusId('6'))

    await expect.element(getField()).toHaveValue('@ada @bo @cy ')
    const { value, selectionStart, selectionEnd } = getField().element() as HTMLTextAreaElement
    expect([value.slice(selectionStart, selectionEnd), selectionEnd]).toEqual([
      selected,
      value.length,
    ])
    await userEvent.keyboard('hi')
    await expect.element(getField()).toHaveValue(isOn ? '@ada hi' : '@ada @bo @cy hi')
  },
)

test(
  'shows an alert and no “published” toast when the request fails',
  { tags: ['BY-54', 'CMP-05'] },
  async () => {
    const { session, server, notices } = await renderComposeColumn()
    server.on('POST /api/v1/statuses', () => Response.json({ error: 'No room' }, { status: 503 }))

    await userEvent.fill(getField(), 'One')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')

    await expect.poll(() => session.app.get(alertsAtom)).toMatchObject([{ message: 'No room' }])
    expect(notices()).toEqual([])
  },
)

test(
  'locks every field and keeps the focus in the text while a post is being sent',
  { tags: ['CMP-03', 'CMP-05', 'CMP-55'] },
  async () => {
    const { session, server } = await renderComposeColumn()
    const { store } = session
    const attachments = [
      createSampleImage('1', ['navy', 'teal', 'gold']),
      createSampleImage('2', ['teal', 'navy', 'gold']),
    ]
    store.set(ingestStatusesAtom, session, [status({ id: '6' })])
    store.set(startReplyAtom, session, statusId('6'))
    store.set(uploadsAtom(session), { attachments, pending: [], changing: [] })
    store.set(changeDraftAtom, session, {
      text: 'Look',
      spoiler: true,
      mediaIds: attachments.map(({ id }) => id),
    })
    const form = browser.getByRole('form', { name: 'Compose' })
    await expect.element(form.getByRole('textbox', { name: 'Description' }).nth(1)).toBeVisible()
    const held = server.hold('POST /api/v1/statuses')

    await form.getByRole('button', { name: 'Publish', exact: true }).click()

    await expect.element(form).toHaveAttribute('aria-busy', 'true')
    await expect.element(getField()).toHaveFocus()
    const open = () =>
      [...form.element().querySelectorAll('button')].filter((each) => !each.disabled)
    await expect.poll(() => open().map((each) => each.ariaLabel ?? each.textContent)).toEqual([])
    const fields = [...form.element().querySelectorAll<HTMLInputElement>('input, textarea')]
    expect(fields.filter((each) => !each.readOnly && !each.disabled)).toEqual([])
    held.answer(Response.json({ error: 'No room' }, { status: 503 }))

    await expect
      .element(form.getByText("Couldn't publish. Your post is saved; try again."))
      .toBeVisible()
    await expect.element(form.getByRole('button', { name: 'Cancel reply' })).toBeEnabled()
    await expect.element(getField()).toHaveFocus()
  },
)

test(
  'labels the button “Publishing…” at once and adds a status line after five seconds',
  { tags: ['CMP-03'] },
  async () => {
    const { server, platform } = await renderComposeColumn()
    const button = (name: string) => browser.getByRole('button', { name, exact: true })
    const line = () => browser.getByRole('status').filter({ hasText: 'Still sending' })
    const held = server.hold('POST /api/v1/statuses')
    await userEvent.fill(getField(), 'One')

    await userEvent.click(button('Publish'))

    await expect.element(button('Publishing…')).toBeDisabled()
    await platform.clock.advance(4_900)
    expect(line().query()).toBeNull()
    await platform.clock.advance(200)
    await expect.element(line()).toBeVisible()
    held.answer(Response.json(status({ id: '10' })))
    await expect.element(button('Publish')).toBeVisible()
    await expect.element(line()).not.toBeInTheDocument()
  },
)

test(
  'offers to finish the thread after its first part, and empties the composer then',
  { tags: ['CMP-40'] },
  async () => {
    const { session, server } = await renderComposeColumn()
    server.on('POST /api/v1/statuses', () =>
      Response.json(status({ id: '10', account: account({ id: '1', username: 'mira' }) })),
    )
    const finish = () => browser.getByRole('button', { name: 'Finish thread' })
    session.store.set(changeDraftAtom, session, { threaded: true })
    await userEvent.fill(getField(), 'One')
    expect(finish().query()).toBeNull()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(browser.getByRole('group', { name: 'Replying to @mira' })).toBeVisible()

    await finish().click()

    await expect.element(finish()).not.toBeInTheDocument()
    expect(browser.getByRole('group', { name: 'Replying to @mira' }).query()).toBeNull()
    await expect.element(getField()).toHaveFocus()
    await expect.element(getField()).toHaveValue('')
  },
)

test(
  'does not show the failure of a previous post in a reply that was started while it was sent',
  { tags: ['BY-32', 'CMP-05'] },
  async () => {
    const { session, server } = await renderComposeColumn()
    session.store.set(ingestStatusesAtom, session, [status({ id: '6' })])
    const held = server.hold('POST /api/v1/statuses')
    await userEvent.fill(getField(), 'One')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')

    session.store.set(startReplyAtom, session, statusId('6'))
    held.answer(Response.json({ error: 'No room' }, { status: 503 }))

    await expect
      .poll(() => session.app.get(toastsAtom).map(({ kind }) => kind))
      .toEqual(['draft-unsent'])
    await expect.element(getField()).toHaveValue('@ada ')
    expect(browser.getByText("Couldn't publish. Your post is saved; try again.").query()).toBeNull()
  },
)

import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { statusId, type StatusEntity } from '@colonnade/domain/entities'
import { reportDraftAtom } from '../../state/reports/report-draft.ts'
import { alertsAtom, toastsAtom } from '../../state/ui/messages.ts'
import { account, status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createPageResponse as pageOf, createErrorResponse } from '../../testing/scripted-server.ts'
import { createSessionWithAda } from '../../testing/session-with-ada.ts'
import { ReportDialog } from './ReportDialog.tsx'

const REPORT = 'POST /api/v1/reports'
const POSTS = 'GET /api/v1/accounts/7/statuses'
const RULES = [
  { id: '1', text: 'Be kind.' },
  { id: '2', text: 'No spam.' },
]

interface Scene {
  readonly posts?: () => Response
  readonly about?: string | null
  readonly version?: string
}

/** Renders the report of Ada, with her post 5 unless `about` says otherwise. */
async function renderDialog({ posts = createPosts, about = '5', version = '4.3.0' }: Scene = {}) {
  const known = createSessionWithAda()
  const { session, server } = known
  if (version < '3.5') session.api.capabilities.record('reportReasons', false)
  server.on(POSTS, posts)
  server.on('GET /api/v2/instance', () =>
    Response.json({ domain: 'colonnade.example', version, rules: RULES }),
  )
  const closed = { times: 0 }
  const screen = await renderWithSession(
    session,
    <ReportDialog
      accountId={known.ada}
      statusId={about === null ? null : statusId(about)}
      onClose={() => {
        closed.times += 1
      }}
    />,
  )
  const dialog = page.getByRole('dialog', { name: 'Report @ada@x.org' })
  return {
    ...known,
    closed,
    screen,
    dialog,
    send: () => dialog.getByRole('button', { name: 'Report', exact: true }).click(),
    sent: (): Promise<unknown> =>
      server
        .requests()
        .findLast(({ url }) => url.endsWith('/reports'))
        ?.clone()
        .json() ?? Promise.resolve(null),
  }
}

const author = account({ id: '7', username: 'ada', acct: 'ada@x.org' })
const createPost = (id: string): StatusEntity =>
  status({ id, account: author, content: `<p>Word ${id}</p>` })
const createPosts = () => pageOf([createPost('12'), createPost('5'), createPost('11')])

test(
  'lists the reported post first and selected, then recent posts, and sends comment and forwarding',
  { tags: ['RPT-03'] },
  async () => {
    const { dialog, send, sent, closed, session, server } = await renderDialog()
    server.on(REPORT, () => Response.json({ id: '1' }))
    const boxes = () =>
      dialog
        .getByRole('group', { name: 'Are there any posts that back up this report?' })
        .getByRole('checkbox')
    await expect.poll(() => boxes().elements().length).toBe(3)
    expect(
      boxes()
        .elements()
        .map((box) => [box.getAttribute('aria-label'), (box as HTMLInputElement).checked]),
    ).toEqual([
      ['ada: Word 5', true],
      ['ada: Word 12', false],
      ['ada: Word 11', false],
    ])

    await boxes().nth(1).click()
    await dialog.getByRole('textbox').fill('Look at both')
    await dialog.getByRole('switch', { name: 'Forward to x.org' }).click()
    await send()

    await expect.poll(() => closed.times).toBe(1)
    expect(await sent()).toEqual({
      account_id: '7',
      status_ids: ['5', '12'],
      comment: 'Look at both',
      forward: true,
    })
    expect(session.app.get(toastsAtom)).toMatchObject([{ text: 'Report sent' }])
  },
)

test('sends the category and the broken rules', { tags: ['RPT-03'] }, async () => {
  const { dialog, send, sent, server } = await renderDialog({ about: null })
  server.on(REPORT, () => Response.json({ id: '1' }))

  await dialog.getByRole('radio', { name: 'It violates server rules' }).click()
  await dialog.getByRole('checkbox', { name: 'No spam.' }).click()
  await send()

  await expect.poll(sent).toMatchObject({ category: 'violation', rule_ids: ['2'], status_ids: [] })
})

test('omits categories when the server does not support them', async () => {
  const { dialog, server } = await renderDialog({ version: '2.7.1' })

  await expect.element(dialog.getByRole('textbox')).toHaveFocus()

  expect(dialog.getByRole('radio').elements()).toEqual([])
  expect(server.calls()).not.toContain('GET /api/v2/instance')
})

test(
  'disables every field while it is being sent, and cannot be closed',
  { tags: ['RPT-04'] },
  async () => {
    const { dialog, send, closed, server } = await renderDialog()
    const held = server.hold(REPORT)
    await expect.element(dialog.getByRole('checkbox', { name: 'ada: Word 12' })).toBeVisible()

    await send()

    for (const control of [
      dialog.getByRole('textbox'),
      dialog.getByRole('switch'),
      dialog.getByRole('checkbox').first(),
      dialog.getByRole('radio').first(),
      dialog.getByRole('button', { name: 'Cancel' }),
      dialog.getByRole('button', { name: 'Sending…' }),
    ])
      await expect.element(control).toBeDisabled()
    dialog.element().dispatchEvent(new Event('cancel', { cancelable: true }))
    expect(closed.times).toBe(0)
    held.answer(Response.json({}))
    await expect.poll(() => closed.times).toBe(1)
  },
)

test(
  'shows an alert and keeps the editable text when the request fails',
  { tags: ['RPT-06'] },
  async () => {
    const { dialog, send, closed, session, server } = await renderDialog()
    server.on(REPORT, () => createErrorResponse(503, 'the tide is out'))
    await dialog.getByRole('textbox').fill('Look')

    await send()

    await expect.element(dialog.getByText('What you entered is kept')).toBeVisible()
    await expect.element(dialog.getByRole('textbox')).toBeEnabled()
    await expect.element(dialog.getByRole('textbox')).toHaveValue('Look')
    expect(closed.times).toBe(0)
    expect(session.app.get(alertsAtom)).toMatchObject([
      { title: '503', message: 'the tide is out' },
    ])
  },
)

test(
  'restores the text after a render error, and clears it when the dialog closes',
  { tags: ['ERR-14', 'RPT-07'] },
  async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { dialog, session, closed, screen } = await renderDialog()
    const { store } = session
    await dialog.getByRole('textbox').fill('Look at this')
    const draftAtom = reportDraftAtom(session)
    const draft = store.get(draftAtom)

    store.set(draftAtom, { ...draft, status_ids: null as never })
    const broken = page.getByRole('alertdialog', { name: 'Something went wrong here' })
    await expect.element(broken).toBeVisible()
    store.set(draftAtom, draft)
    await broken.getByRole('button', { name: 'Reload' }).click()
    await expect.element(dialog.getByRole('textbox')).toHaveValue('Look at this')

    store.set(draftAtom, { ...draft, status_ids: null as never })
    await broken.getByRole('button', { name: 'Close' }).click()
    expect(closed.times).toBe(1)
    await screen.unmount()
    expect(store.get(draftAtom).comment).toBe('')
  },
)

test('clears the draft on unmount', { tags: ['RPT-07'] }, async () => {
  const { dialog, screen, session } = await renderDialog()
  await dialog.getByRole('textbox').fill('Look')

  await screen.unmount()

  expect(session.store.get(reportDraftAtom(session))).toMatchObject({
    account_id: null,
    comment: '',
  })
})

test.each([
  ['there are no posts', () => pageOf([]), 'There are no posts to select', 0],
  [
    'the posts fail to load',
    () => createErrorResponse(404, 'the tide is out'),
    'the tide is out',
    1,
  ],
])(
  'shows a message when %s, and still reports the account',
  { tags: ['RPT-03'] },
  async (_what, posts, words, retries) => {
    const { dialog, send, sent, server } = await renderDialog({ about: null, posts })
    server.on(REPORT, () => Response.json({ id: '1' }))
    await expect.element(dialog.getByText(words)).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(retries)

    await send()

    await expect.poll(sent).toMatchObject({ account_id: '7', status_ids: [] })
  },
)

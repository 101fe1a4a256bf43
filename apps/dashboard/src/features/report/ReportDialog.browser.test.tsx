import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { statusId, type StatusEntity } from '@colonnade/domain/entities'
import { reportDraftAtom } from '../../state/reports/report-draft.ts'
import { alertsAtom, noticesAtom } from '../../state/ui/messages.ts'
import { account, status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { page as pageOf, refuse } from '../../testing/scripted-server.ts'
import { sessionWithAda } from '../../testing/session-with-ada.ts'
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

/** The report of Ada, with her post 5 unless said otherwise. */
async function opened({ posts = theirs, about = '5', version = '4.3.0' }: Scene = {}) {
  const known = sessionWithAda()
  const { session, server } = known
  if (version < '3.5') session.api.capabilities.note('reportReasons', false)
  server.on(POSTS, posts)
  server.on('GET /api/v2/instance', () =>
    Response.json({ domain: 'colonnade.example', version, rules: RULES }),
  )
  const closed = { times: 0 }
  const drawn = await renderWithSession(
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
    drawn,
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
const written = (id: string): StatusEntity =>
  status({ id, account: author, content: `<p>Word ${id}</p>` })
const theirs = () => pageOf([written('12'), written('5'), written('11')])

test(
  'the post that it is about stands first and is chosen, those of late below it, a comment and a switch beside',
  { tags: ['RPT-03'] },
  async () => {
    const { dialog, send, sent, closed, session, server } = await opened()
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
    expect(session.app.get(noticesAtom)).toMatchObject([{ text: 'Report sent' }])
  },
)

test('a reason goes with it, and the rules that are broken', { tags: ['RPT-03'] }, async () => {
  const { dialog, send, sent, server } = await opened({ about: null })
  server.on(REPORT, () => Response.json({ id: '1' }))

  await dialog.getByRole('radio', { name: 'It violates server rules' }).click()
  await dialog.getByRole('checkbox', { name: 'No spam.' }).click()
  await send()

  await expect.poll(sent).toMatchObject({ category: 'violation', rule_ids: ['2'], status_ids: [] })
})

test('servers that do not ask why are not told', async () => {
  const { dialog, server } = await opened({ version: '2.7.1' })

  await expect.element(dialog.getByRole('textbox')).toHaveFocus()

  expect(dialog.getByRole('radio').elements()).toEqual([])
  expect(server.calls()).not.toContain('GET /api/v2/instance')
})

test(
  'while it is on its way nothing can be changed, and it cannot be closed',
  { tags: ['RPT-04'] },
  async () => {
    const { dialog, send, closed, server } = await opened()
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
  'a refusal keeps what is written, lets it be changed, and is told',
  { tags: ['RPT-06'] },
  async () => {
    const { dialog, send, closed, session, server } = await opened()
    server.on(REPORT, () => refuse(503, 'the tide is out'))
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
  'what is written is there when the dialog that broke is drawn again, and gone with it',
  { tags: ['ERR-14', 'RPT-07'] },
  async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { dialog, session, closed, drawn } = await opened()
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
    await drawn.unmount()
    expect(store.get(draftAtom).comment).toBe('')
  },
)

test('gone by any means, it leaves nothing behind', { tags: ['RPT-07'] }, async () => {
  const { dialog, drawn, session } = await opened()
  await dialog.getByRole('textbox').fill('Look')

  await drawn.unmount()

  expect(session.store.get(reportDraftAtom(session))).toMatchObject({
    account_id: null,
    comment: '',
  })
})

test.each([
  ['there are none', () => pageOf([]), 'There are no posts to select', 0],
  ['they fail to come', () => refuse(404, 'the tide is out'), 'the tide is out', 1],
])(
  'where %s, that is said, and the account can be reported',
  { tags: ['RPT-03'] },
  async (_what, posts, words, retries) => {
    const { dialog, send, sent, server } = await opened({ about: null, posts })
    server.on(REPORT, () => Response.json({ id: '1' }))
    await expect.element(dialog.getByText(words)).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(retries)

    await send()

    await expect.poll(sent).toMatchObject({ account_id: '7', status_ids: [] })
  },
)

import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accountKey } from '@colonnade/domain/entities'
import { createWorkspaces, writeLayout } from '@colonnade/domain/workspaces'
import { columnsAtom } from '../../state/columns/columns.ts'
import { columnIdsAtom, layoutAtom } from '../../state/columns/workspaces.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { column, testSession } from '../../testing/test-session.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { MAX_LAYOUT_BYTES } from './use-layout-file.ts'

const far = accountKey('ada', 'far.example')
const LAYOUT = writeLayout({
  workspaces: createWorkspaces('w', 'Work', ['x', 'y']),
  columns: ['x', 'y'].map((uuid) => ({ ...column(uuid, 'HOME'), accountKey: far })),
})

const createFile = (text: string, name = 'layout.json') => new File([text], name)

async function show() {
  const { session } = testSession({ columns: [column('a', 'HOME')] })
  const onClose = vi.fn<() => void>()
  await renderWithSession(session, <ImportDialog onClose={onClose} />)
  const input = page.getByLabelText('Layout file')
  const pick = (file: File) => userEvent.upload(input, file)
  return { app: session.app, session, onClose, pick }
}

test.each([
  ['{', 'invalid JSON'],
  ['{"columns":[]}', 'created by another app'],
  [LAYOUT.replace('"version": 1', '"version": 2'), 'newer version of Colonnade'],
  [LAYOUT.replace('"HOME"', '7'), 'This file is damaged'],
  [' '.repeat(MAX_LAYOUT_BYTES + 1), 'too large to be a layout'],
])(
  'rejects a file of %.30j with a reason, without changing the layout',
  { tags: ['BY-48'] },
  async (text, says) => {
    const { app, pick } = await show()
    const before = app.get(layoutAtom)

    await pick(createFile(text))

    await expect.element(page.getByRole('alert')).toHaveTextContent(says)
    await expect.element(page.getByRole('alert')).toHaveTextContent('Nothing was changed.')
    expect(page.getByRole('button', { name: 'Replace mine' }).query()).toBeNull()
    expect(app.get(layoutAtom)).toBe(before)
  },
)

test(
  'previews a file before importing it, with the account that gets its columns',
  { tags: ['BY-48'] },
  async () => {
    const { app, session, onClose, pick } = await show()

    await pick(createFile(LAYOUT))
    await expect.element(page.getByRole('listitem')).toHaveTextContent('Work2 columns')
    const taker = page.getByRole('button', { name: `Columns of @${far}: @${session.key}` })
    await expect.element(taker).toBeVisible()
    await page.getByRole('button', { name: 'Add to my workspaces' }).click()

    expect(onClose).toHaveBeenCalledOnce()
    expect(app.get(columnsAtom).map(({ accountKey: key }) => key)).toEqual([
      session.key,
      session.key,
      session.key,
    ])
    expect(app.get(columnIdsAtom)).toHaveLength(2)
  },
)

test('reads a dropped file like a selected one', { tags: ['BY-48'] }, async () => {
  await show()
  const data = new DataTransfer()
  data.items.add(createFile(LAYOUT, 'dropped.json'))

  const target = page.getByText('Drop a layout file here').element()
  target.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }))

  await expect.element(page.getByText('dropped.json')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Replace mine' })).toBeVisible()
})

import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createWorkspaceAtom } from '../../state/columns/arrange-workspaces.ts'
import { unreadAtoms } from '../../state/columns/columns.ts'
import { activeWorkspaceAtom, workspacesAtom } from '../../state/columns/workspaces.ts'
import { toastsAtom } from '../../state/ui/messages.ts'
import { modalAtom } from '../../state/ui/modals.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { column, testSession } from '../../testing/test-session.ts'
import { NameDialog } from './NameDialog.tsx'
import { WorkspaceRail } from './WorkspaceRail.tsx'

async function show() {
  const { session } = testSession({ columns: [column('a', 'HOME'), column('b', 'LIST')] })
  session.app.set(createWorkspaceAtom, 'Work')
  session.app.set(unreadAtoms('a'), 4)
  session.app.set(unreadAtoms('b'), 5)
  await renderWithSession(session, <WorkspaceRail />)
  const open = () => page.getByRole('button', { name: /^Workspace: / }).click()
  return { app: session.app, open }
}

test(
  'names the active workspace and shows unread counts of the others',
  { tags: ['BY-30', 'BY-42'] },
  async () => {
    const { app } = await show()
    const other = page.getByRole('button', { name: 'Show workspace 1' })

    await expect.element(page.getByRole('button', { name: 'Workspace: Work' })).toBeVisible()
    await expect.element(other).toHaveTextContent('19')
    await other.click()

    expect(app.get(activeWorkspaceAtom).id).toBe('first')
    await expect.element(page.getByRole('button', { name: 'Workspace: 1' })).toBeVisible()
  },
)

test(
  'lists each workspace in the menu, with actions on the active one',
  { tags: ['BY-30'] },
  async () => {
    const { app, open } = await show()

    await open()
    await expect
      .element(page.getByRole('menuitem', { name: /^Work / }))
      .toHaveTextContent('WWorkcurrentAlt+2')
    await expect
      .element(page.getByRole('menuitem', { name: /^Workspace 1/ }))
      .toHaveTextContent('9Alt+1')
    await page.getByRole('menuitem', { name: 'Show as tiles' }).click()
    expect(app.get(activeWorkspaceAtom).mode).toBe('tiles')

    await open()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    expect(app.get(activeWorkspaceAtom).name).toBe('Work (copy)')
    await open()
    await page.getByRole('menuitem', { name: 'Remove', exact: true }).click()
    expect(app.get(workspacesAtom).list.map(({ name }) => name)).toEqual(['', 'Work'])
    await open()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    expect(app.get(modalAtom)?.modal).toEqual({
      type: 'WORKSPACE',
      id: app.get(activeWorkspaceAtom).id,
    })
  },
)

test(
  'moves the active workspace from the menu, also by keyboard, and announces its position',
  { tags: ['BY-30', 'BY-54'] },
  async () => {
    const { app, open } = await show()
    app.set(createWorkspaceAtom, 'Play')
    const order = () => app.get(workspacesAtom).list.map(({ name }) => name)
    const entry = (name: string) => page.getByRole('menuitem', { name, exact: true })

    await open()
    expect(entry('Move down').query()).toBeNull()
    await entry('Move up').click()
    expect(order()).toEqual(['', 'Play', 'Work'])
    expect(app.get(activeWorkspaceAtom).name).toBe('Play')
    expect(app.get(toastsAtom).map(({ text }) => text)).toEqual([
      'Workspace moved to position 2 of 3.',
    ])

    await expect.element(page.getByRole('button', { name: 'Workspace: Play' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(entry('Move down')).toBeVisible()
    await userEvent.keyboard('m{Enter}')
    expect(order()).toEqual(['Play', '', 'Work'])
    await open()
    await expect.element(entry('Move down')).toBeVisible()
    expect(entry('Move up').query()).toBeNull()
  },
)

test('renames a workspace in a dialog that selects the old name', { tags: ['BY-30'] }, async () => {
  const { session } = testSession({ columns: [column('a', 'HOME')] })
  session.app.set(createWorkspaceAtom, 'Work')
  const { id } = session.app.get(activeWorkspaceAtom)
  await renderWithSession(session, <NameDialog id={id} onClose={() => undefined} />)
  const field = page.getByRole('textbox', { name: 'Name' })

  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('Work')
  await field.fill('Play')
  await page.getByRole('button', { name: 'Rename', exact: true }).click()

  expect(session.app.get(activeWorkspaceAtom).name).toBe('Play')
})

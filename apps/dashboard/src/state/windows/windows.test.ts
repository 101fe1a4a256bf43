import { expect, onTestFinished, test } from 'vitest'
import { addWorkspace, moveToWorkspace } from '@colonnade/domain/workspaces'
import { createTabChannels } from '../../testing/tab-channels.ts'
import { createBrowserLocks } from '../../testing/tab-locks.ts'
import { createTabStorages } from '../../testing/tab-storages.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { columnsAtom, unreadAtoms } from '../columns/columns.ts'
import { elsewhereAtom } from '../columns/page-view.ts'
import { shownComposerAtom } from '../columns/shown-strip.ts'
import {
  activeWorkspaceAtom,
  columnIdsAtom,
  updateWorkspacesAtom,
  workspacesAtom,
} from '../columns/workspaces.ts'
import { getScrollPosition, setScrollPosition } from '../scroll-positions/save-scroll-positions.ts'
import { writeScrollPositions } from '../scroll-positions/write-scroll-positions.ts'
import { readLocalCopy, writeLocalCopy } from '../settings/server-settings.ts'
import { messagesAtom } from '../ui/messages.ts'
import { bringBackAtom, canOpenWindowsAtom, openWindowAtom } from './open-window.ts'
import { startWindows } from './start-windows.ts'
import { getWindowName } from './windows.ts'

const COLUMNS = [column('h', 'HOME'), column('n', 'NOTIFICATIONS'), column('c', 'COMPOSE')]
const HOME = { kind: 'column', id: 'h' } as const
const SECOND = { kind: 'workspace', id: 'w2' } as const

/** Opens a browser. Each of its windows has the same columns; a second workspace has the composer. */
function openBrowser() {
  const locks = createBrowserLocks()
  const channels = createTabChannels(4)
  const storages = createTabStorages(4)
  let opened = 0

  function openPage(windowName = '') {
    const tab = locks.tab()
    onTestFinished(tab.close)
    const { session, platform } = testSession({
      columns: COLUMNS,
      locks: tab,
      tabs: channels[opened]!,
      storage: storages[opened]!,
      windowName,
    })
    opened += 1
    const { app } = session
    app.set(updateWorkspacesAtom, (all) => addWorkspace(all, 'w2', ''))
    app.set(updateWorkspacesAtom, (all) => moveToWorkspace(all, 'c', 'w2'))
    app.set(updateWorkspacesAtom, (all) => ({ ...all, active: all.list[0].id }))
    startWindows(app, platform.windows)
    return { app, session, platform, tab, elsewhere: () => [...app.get(elsewhereAtom)].sort() }
  }

  return { openPage }
}

test('shows a column as away while its window is open', { tags: ['BY-39'] }, async () => {
  const { openPage } = openBrowser()
  const deck = openPage()
  deck.app.set(unreadAtoms('h'), 3)

  deck.app.set(openWindowAtom, deck.app, HOME)

  expect(deck.platform.openedWindows).toMatchObject([{ name: getWindowName(HOME) }])
  expect(deck.elsewhere()).toEqual(['h'])
  expect(deck.app.get(unreadAtoms('h'))).toBe(0)
  expect(deck.app.get(columnIdsAtom)).toEqual(['h', 'n'])

  const window = openPage(getWindowName(HOME))
  await deck.platform.clock.advance(1000)
  expect(deck.elsewhere()).toEqual(['h'])

  window.tab.close()
  await expect.poll(deck.elsewhere).toEqual([])
})

test('shows only its column in a window', { tags: ['BY-39'] }, () => {
  const { openPage } = openBrowser()
  const { app, elsewhere } = openPage(getWindowName(HOME))

  expect(app.get(columnIdsAtom)).toEqual(['h'])
  expect(elsewhere()).toEqual(['c', 'n'])
  expect(app.get(columnsAtom)).toHaveLength(3)
  expect(app.get(canOpenWindowsAtom)).toBe(false)
})

test('shows only its workspace in a window', { tags: ['BY-39'] }, async () => {
  const { openPage } = openBrowser()
  const deck = openPage()
  const window = openPage(getWindowName(SECOND))
  window.app.set(updateWorkspacesAtom, (all) => ({ ...all, active: SECOND.id }))

  expect(window.app.get(activeWorkspaceAtom).id).toBe('w2')
  const first = window.app.get(workspacesAtom).list[0].id
  expect(window.elsewhere()).toEqual([first, 'h', 'n'].sort())
  await expect.poll(deck.elsewhere).toEqual(['c', 'w2'])

  window.app.set(updateWorkspacesAtom, (all) => ({ ...all, active: first }))
  expect(window.app.get(activeWorkspaceAtom).id).toBe('w2')
})

test('does not post in a composer of another window', { tags: ['BY-39', 'RTE-02'] }, async () => {
  const { openPage } = openBrowser()
  const deck = openPage()
  deck.app.set(updateWorkspacesAtom, (all) => moveToWorkspace(all, 'c', all.list[0].id))
  expect(deck.app.get(shownComposerAtom)).toBe('c')

  const window = openPage(getWindowName({ kind: 'column', id: 'c' }))

  await expect.poll(() => deck.app.get(shownComposerAtom)).toBeNull()
  window.tab.close()
  await expect.poll(() => deck.app.get(shownComposerAtom)).toBe('c')
})

test('keeps the columns of open windows away after a reload', { tags: ['BY-39'] }, async () => {
  const { openPage } = openBrowser()
  const first = openPage()
  const window = openPage(getWindowName(HOME))
  await expect.poll(first.elsewhere).toEqual(['h'])
  first.tab.close()

  const reloaded = openPage()

  await expect.poll(reloaded.elsewhere).toEqual(['h'])
  window.tab.close()
  await expect.poll(reloaded.elsewhere).toEqual([])
})

test('closes the window of a column that is brought back', { tags: ['BY-39'] }, async () => {
  const { openPage } = openBrowser()
  const deck = openPage()
  const window = openPage(getWindowName(HOME))
  await expect.poll(deck.elsewhere).toEqual(['h'])

  deck.app.set(bringBackAtom, HOME)

  await expect.poll(window.platform.countClosings).toBe(1)
  expect(deck.elsewhere()).toEqual(['h'])
  window.tab.close()
  await expect.poll(deck.elsewhere).toEqual([])
})

test('takes a column from a window that does not respond', { tags: ['BY-39'] }, async () => {
  const { openPage } = openBrowser()
  const deck = openPage()
  const window = openPage(getWindowName(HOME))
  await expect.poll(deck.elsewhere).toEqual(['h'])

  deck.app.set(bringBackAtom, HOME)
  await deck.platform.clock.advance(2000)

  await expect.poll(deck.elsewhere).toEqual([])
  expect(window.platform.countClosings()).toBeGreaterThan(0)
})

test('closes a window whose column was removed', { tags: ['BY-39'] }, () => {
  const { openPage } = openBrowser()
  const window = openPage(getWindowName(HOME))

  window.app.set(columnsAtom, (columns) => columns.filter(({ uuid }) => uuid !== 'h'))

  expect(window.platform.countClosings()).toBe(1)
})

test('closes a window whose column is gone at its start', { tags: ['BY-39'] }, async () => {
  const { openPage } = openBrowser()
  const window = openPage(getWindowName({ kind: 'column', id: 'gone' }))
  expect(window.platform.countClosings()).toBe(0)

  await window.platform.clock.advance(10_000)

  expect(window.platform.countClosings()).toBe(1)
})

test('brings a column back when its window does not start', { tags: ['BY-39'] }, async () => {
  const { openPage } = openBrowser()
  const { app, platform, elsewhere } = openPage()

  app.set(openWindowAtom, app, HOME)
  await platform.clock.advance(600)
  expect(elsewhere()).toEqual(['h'])
  for (const opened of platform.openedWindows) opened.closed = true
  await platform.clock.advance(600)

  await expect.poll(elsewhere).toEqual([])
})

test('keeps the column and says so when the window is blocked', { tags: ['BY-39'] }, () => {
  const { openPage } = openBrowser()
  const { app, platform, elsewhere } = openPage()
  platform.blockWindows()

  app.set(openWindowAtom, app, HOME)

  expect(elsewhere()).toEqual([])
  const message = { kind: 'window-blocked', text: getWindowName(HOME) }
  expect(app.get(messagesAtom)).toMatchObject([message])
})

test('hands over the columns as they are here', { tags: ['BY-39', 'SET-04'] }, () => {
  const { openPage } = openBrowser()
  const { app, session } = openPage()
  const { storage } = session.platform
  writeLocalCopy(storage, session.key, { savedAt: 1, data: { columns: [] } })

  app.set(openWindowAtom, app, HOME)

  expect(readLocalCopy(storage, session.key)?.savedAt).toBeNull()
})

test('opens a returned column where its window left it', { tags: ['BY-39', 'BY-31'] }, async () => {
  const { openPage } = openBrowser()
  const deck = openPage()
  const window = openPage(getWindowName(HOME))
  await expect.poll(deck.elsewhere).toEqual(['h'])
  const place = { ids: ['5'], above: [], offset: 3, isTop: false, seen: null, at: 50 }
  setScrollPosition(deck.session, 'h', 'home', { ...place, ids: ['9'], at: 10 })

  setScrollPosition(window.session, 'h', 'home', place)
  writeScrollPositions(window.session)
  window.tab.close()

  await expect.poll(deck.elsewhere).toEqual([])
  expect(getScrollPosition(deck.session, 'h', 'home')).toEqual(place)
})

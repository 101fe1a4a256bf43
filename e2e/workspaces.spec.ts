import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, openDeck, test } from './fixtures.ts'
import { copySeed, startInstance } from './instance.ts'
import { addColumn, column, getColumnTitles, deck, rail, workspaces } from './page-objects.ts'

/** Adds a column of a type without options. */
async function addColumnOfType(page: Page, kind: string): Promise<void> {
  const adding = addColumn(page)
  await adding.open.click()
  await adding.kind(kind).click()
  await expect(adding.dialog).toBeHidden()
}

/** Creates a workspace with columns and shows it. */
async function createWorkspace(page: Page, name: string, kinds: readonly string[]): Promise<void> {
  const { choose, nameDialog } = workspaces(page)
  await choose('New workspace')
  await expect(nameDialog.field).toBeFocused()
  await nameDialog.field.fill(name)
  await page.keyboard.press('Enter')
  await expect(workspaces(page).shown(name)).toBeVisible()
  for (const kind of kinds) await addColumnOfType(page, kind)
}

const DEFAULT_COLUMNS = ['Compose', 'Home', 'Notifications']

test(
  'switches workspaces by Alt and a digit, reorders them, and keeps order and scroll position',
  { tag: ['@BY-30', '@BY-42', '@SET-04', '@COL-02'] },
  async ({ signedIn: page }) => {
    const work = ['Local', 'Federated', 'Bookmarks', 'Favourites']
    await page.setViewportSize({ width: 1000, height: 800 })
    await createWorkspace(page, 'Work', work)
    const strip = deck(page)
    await strip.evaluate((element) => element.scrollTo({ left: 100, behavior: 'instant' }))
    await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBe(100)

    await page.keyboard.press('Alt+1')
    await expect.poll(() => getColumnTitles(page)).toEqual(DEFAULT_COLUMNS)
    await expect(rail(page).getByRole('button', { name: 'Show workspace Work' })).toBeVisible()
    await page.keyboard.press('Alt+2')

    await expect.poll(() => getColumnTitles(page)).toEqual(work)
    await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBe(100)
    await workspaces(page).choose('Move up')
    await expect(page.getByRole('status').filter({ hasText: 'position 1 of 2' })).toBeVisible()
    await page.reload()
    await expect(workspaces(page).shown('Work')).toBeVisible()
    await expect.poll(() => getColumnTitles(page)).toEqual(work)
    await page.keyboard.press('Alt+2')
    await expect.poll(() => getColumnTitles(page)).toEqual(DEFAULT_COLUMNS)
    await page.keyboard.press('Alt+1')
    await expect.poll(() => getColumnTitles(page)).toEqual(work)
  },
)

test(
  'restores a removed column and a removed workspace by Undo',
  { tag: ['@BY-30', '@BY-44'] },
  async ({ signedIn: page }) => {
    const { choose, shown } = workspaces(page)
    const undo = page.getByRole('button', { name: 'Undo' })
    const home = column(page, 'Home')
    await home.settings.click()
    await home.setting('Remove column').click()
    await expect.poll(() => getColumnTitles(page)).toEqual(['Compose', 'Notifications'])
    await createWorkspace(page, '🌻 Garden', ['Local'])

    await undo.first().click()
    await page.keyboard.press('Alt+1')
    await expect.poll(() => getColumnTitles(page)).toEqual(DEFAULT_COLUMNS)
    await choose('Remove')
    await expect(shown('🌻 Garden')).toBeVisible()
    await undo.first().click()

    await expect(shown('1')).toBeVisible()
    await expect.poll(() => getColumnTitles(page)).toEqual(DEFAULT_COLUMNS)
  },
)

test(
  'syncs columns and workspaces between two tabs that show different workspaces',
  { tag: ['@BY-30', '@SET-04'] },
  async ({ signedIn: first, context, instance }) => {
    const second = await context.newPage()
    await second.goto(instance.url)
    await expect.poll(() => getColumnTitles(second)).toEqual(DEFAULT_COLUMNS)

    await addColumnOfType(first, 'Local')
    await expect.poll(() => getColumnTitles(second)).toEqual([...DEFAULT_COLUMNS, 'Local'])
    await createWorkspace(second, 'Work', ['Bookmarks'])
    await expect(rail(first).getByRole('button', { name: 'Show workspace Work' })).toBeVisible()

    await expect.poll(() => getColumnTitles(first)).toEqual([...DEFAULT_COLUMNS, 'Local'])
    await expect.poll(() => getColumnTitles(second)).toEqual(['Bookmarks'])
  },
)

test(
  'imports an exported layout and rejects other files',
  { tag: '@BY-48' },
  async ({ signedIn: page }) => {
    const { choose, importDialog } = workspaces(page)
    await createWorkspace(page, 'Work', ['Local', 'Bookmarks'])
    const downloading = page.waitForEvent('download')
    await choose('Export layout')
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^colonnade-layout-\d{4}-\d\d-\d\d\.json$/)
    const text = await readFile(await download.path(), 'utf8')
    const file = (name: string, content: string) => ({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    })

    await choose('Import layout')
    await importDialog.file.setInputFiles(
      file('damaged.json', text.replace('"LOCAL"', '7').slice(5)),
    )
    await expect(importDialog.error).toContainText('invalid JSON')
    await importDialog.file.setInputFiles(file('foreign.json', '{"columns":[]}'))
    await expect(importDialog.error).toContainText('created by another app')
    await importDialog.file.setInputFiles(file(download.suggestedFilename(), text))
    await expect(importDialog.content).toHaveText(['1Workspace 13 columns', 'WWork2 columns'])
    await importDialog.add.click()

    await expect(rail(page).getByRole('button', { name: /^Show workspace / })).toHaveCount(3)
    await expect.poll(() => getColumnTitles(page)).toEqual(['Local', 'Bookmarks'])
    await choose('Import layout')
    await importDialog.file.setInputFiles(file(download.suggestedFilename(), text))
    await importDialog.replace.click()
    await expect(rail(page).getByRole('button', { name: /^Show workspace / })).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(rail(page).getByRole('button', { name: /^Show workspace / })).toHaveCount(3)
  },
)

test(
  'stores the layout on the server, for other browsers and after a restart',
  { tag: ['@BY-30', '@SET-02'] },
  async ({ browser }) => {
    const { location, remove } = await copySeed()
    const before = await startInstance(location)
    const page = await browser.newPage()
    await openDeck(page, before.url)
    const saved = page.waitForResponse(
      (response) => response.request().postData()?.includes('"COMMUNITY"') === true,
    )
    await createWorkspace(page, 'Work', ['Local'])
    await saved
    const { port } = new URL(before.url)
    await page.close()
    await before.close()

    const after = await startInstance({ ...location, port: Number(port) })
    const elsewhere = await browser.newPage()
    await openDeck(elsewhere, after.url)
    await elsewhere.keyboard.press('Alt+2')

    await expect.poll(() => getColumnTitles(elsewhere)).toEqual(['Local'])
    await expect(workspaces(elsewhere).shown('Work')).toBeVisible()
    await elsewhere.close()
    await after.close()
    await remove()
  },
)

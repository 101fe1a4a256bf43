import type { Page } from '@playwright/test'
import { arrowTo, press, tabTo } from './by-keys.ts'
import { expect, test } from './fixtures.ts'
import {
  authorizePage,
  column,
  columnTitles,
  deck,
  post,
  rail,
  settingsDialog,
  signInScreen,
} from './pages.ts'

/** The column that the focus is in, or on where no row of it was left in place. */
const focusedColumn = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('main section')?.getAttribute('aria-label'))

test('who has no pointer signs in, changes a setting, makes a list and a filter, and sees the focus at every stop [BY-54]', async ({
  page,
  instance,
}) => {
  // Some hundred presses, one after the other.
  test.slow()
  await page.goto(instance.url)
  await press(page, signInScreen(page).signInTo(new URL(instance.url).host))
  await press(page, authorizePage(page).authorize)
  await expect(deck(page)).toBeVisible({ timeout: 30_000 })
  const home = column(page, 'Home')
  await expect(home.posts.first()).toBeVisible()

  await test.step('settings: tabs by arrows, a switch by Space, and back to the button', async () => {
    const { open, dialog, tab, toggle } = settingsDialog(page)
    await press(page, open)
    await expect(dialog).toBeVisible()
    await tabTo(page, tab('General'))
    await arrowTo(page, tab('Compose box'))
    await expect(dialog.getByRole('tabpanel', { name: 'Compose box' })).toBeVisible()
    await tabTo(page, toggle('').first())
    const before = await toggle('').first().isChecked()
    await page.keyboard.press('Space')
    await expect(toggle('').first()).toBeChecked({ checked: !before })
    await page.keyboard.press('Escape')
    await expect(open).toBeFocused()
  })

  await test.step('a list, and who is in it', async () => {
    await press(page, rail(page).getByRole('button', { name: 'Menu' }))
    await arrowTo(page, page.getByRole('menuitem', { name: 'Lists' }))
    await page.keyboard.press('Enter')
    const lists = column(page, 'Lists').region
    await tabTo(page, lists.getByRole('textbox', { name: 'New list' }))
    await page.keyboard.type('Harbour people')
    await page.keyboard.press('Enter')
    await press(page, lists.getByRole('button', { name: 'Edit Harbour people' }))
    const dialog = page.getByRole('dialog', { name: 'Edit list' })
    await tabTo(page, dialog.getByLabel('Search among people you follow'))
    await page.keyboard.type('kwame')
    await press(page, dialog.getByRole('button', { name: 'Add @kwame' }))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(lists.getByRole('button', { name: 'Edit Harbour people' })).toBeFocused()
  })

  await test.step('a filter', async () => {
    await page.keyboard.press('1')
    await press(page, rail(page).getByRole('button', { name: 'Menu' }), 'Shift+Tab')
    await arrowTo(page, page.getByRole('menuitem', { name: 'Filters' }))
    await page.keyboard.press('Enter')
    const filters = column(page, 'Filters').region
    await press(page, filters.getByRole('button', { name: 'New filter' }))
    const dialog = page.getByRole('dialog', { name: 'New filter' })
    await tabTo(page, dialog.getByRole('textbox', { name: 'Name' }))
    await page.keyboard.type('The match')
    await tabTo(page, dialog.getByRole('textbox', { name: 'Word or phrase 1' }))
    await page.keyboard.type('offside')
    await press(page, dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog).toBeHidden()
    await expect(filters.getByRole('button', { name: 'Edit The match' })).toBeVisible()
    await expect(page.locator('body')).not.toBeFocused()
  })
})

test('what had the focus may go: it stands in the same place, whatever was taken away [BY-54]', async ({
  signedIn: page,
  instance: { controls },
}) => {
  test.slow()
  const home = column(page, 'Home')
  await controls.say({ acct: 'kwame', text: 'The crane sleeps' })
  await controls.say({ acct: 'mira', text: 'Mine, and soon gone' })
  const own = home.post('Mine, and soon gone')
  await expect(own).toBeVisible()

  await test.step('an own post is deleted', async () => {
    await page.keyboard.press('2')
    await tabTo(page, own)
    await press(page, post(own).action('More'))
    await arrowTo(page, page.getByRole('menuitem', { name: 'Delete', exact: true }))
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
    await expect(own).toHaveCount(0)
    await expect.poll(() => focusedColumn(page)).toBe('Home')
  })

  await test.step('somebody is muted', async () => {
    const crane = home.post('The crane sleeps')
    await tabTo(page, crane)
    await press(page, post(crane).action('More'))
    await arrowTo(page, page.getByRole('menuitem', { name: 'Mute @kwame' }))
    await page.keyboard.press('Enter')
    await press(
      page,
      page
        .getByRole('alertdialog')
        .or(page.getByRole('dialog'))
        .getByRole('button', { name: 'Mute', exact: true }),
    )
    await expect(crane).toHaveCount(0)
    await expect.poll(() => focusedColumn(page)).toBe('Home')
  })

  await test.step('a column is removed, and brought back', async () => {
    await page.keyboard.press('2')
    await press(page, home.settings)
    await press(page, home.setting('Remove column'))
    await expect.poll(() => columnTitles(page)).toEqual(['Compose', 'Notifications'])
    await expect(column(page, 'Notifications').region).toBeFocused()
    await page.keyboard.press('1')
    await press(page, page.getByRole('button', { name: 'Undo' }), 'Shift+Tab')
    await expect.poll(() => columnTitles(page)).toEqual(['Compose', 'Home', 'Notifications'])
    await expect(page.locator('body')).not.toBeFocused()
  })

  await test.step('the profile of somebody is opened, and left', async () => {
    await page.keyboard.press('2')
    await page.keyboard.press('j')
    await expect(home.region.locator('article:focus')).toHaveCount(1)
    await page.keyboard.press('p')
    const tab = page.getByRole('tab', { name: 'Posts', exact: true })
    await tabTo(page, tab)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Posts and replies' })).toBeFocused()
    await page.keyboard.press('Backspace')
    await expect(home.region.locator(':focus')).toHaveCount(1)
  })
})

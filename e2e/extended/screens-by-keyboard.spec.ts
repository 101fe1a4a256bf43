import type { Page } from '@playwright/test'
import { arrowTo, expectFocus, press, tabTo } from '../by-keys.ts'
import { expect, test } from '../fixtures.ts'
import {
  authorizePage,
  column,
  columnTitles,
  composer,
  deck,
  post,
  rail,
  settingsDialog,
  signInScreen,
} from '../pages.ts'

/** The column that the focus is in, or on where no row of it was left in place. */
const focusedColumn = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('main section')?.getAttribute('aria-label'))

test(
  'who has no pointer signs in, changes a setting, makes a list and a filter, and sees the focus at every stop',
  { tag: '@BY-54' },
  async ({ page, instance }) => {
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
      await tabTo(page, dialog.getByRole('textbox', { name: 'Keyword or phrase 1' }))
      await page.keyboard.type('offside')
      await press(page, dialog.getByRole('button', { name: 'Save' }))
      await expect(dialog).toBeHidden()
      await expect(filters.getByRole('button', { name: 'Edit The match' })).toBeVisible()
      await expect(page.locator('body')).not.toBeFocused()
    })
  },
)

test(
  'who has no pointer votes, reports somebody, chooses an emoji and takes up a draft again, and is never lost',
  { tag: ['@BY-54', '@BY-05', '@RPT-05', '@BY-03'] },
  async ({ signedIn: page, instance: { controls } }) => {
    test.slow()
    const home = column(page, 'Home')
    await expect(home.posts.first()).toBeVisible()
    const ask = (text: string, multiple: boolean) =>
      controls.say({
        acct: 'farah@tide.example',
        text,
        draft: {
          poll: {
            options: ['Crane', 'Net loft', 'Slipway'].map((title) => ({ title, votes: 1 })),
            expiresAt: new Date(Date.now() + 3_600_000),
            multiple,
            voters: 3,
          },
        },
      })
    const pollOf = (text: string) => home.post(text).getByRole('group', { name: 'Poll' })
    const vote = (text: string) => pollOf(text).getByRole('button', { name: 'Vote', exact: true })
    await ask('Where to put the bench?', false)
    await ask('And where to paint?', true)
    await expect(vote('And where to paint?')).toBeVisible()

    await test.step('one answer, by arrows', async () => {
      const options = pollOf('Where to put the bench?')
      await page.keyboard.press('2')
      await expectFocus(home.region)
      await tabTo(page, options.getByRole('radio', { name: 'Crane' }))
      await page.keyboard.press('Space')
      await arrowTo(page, options.getByRole('radio', { name: 'Net loft' }))
      await expect(options.getByRole('radio', { name: 'Net loft' })).toBeChecked()
      await press(page, vote('Where to put the bench?'))
      await expect(options.getByRole('listitem').filter({ hasText: 'Net loft' })).toContainText(
        'your vote',
      )
      await expectFocus(options)
    })

    await test.step('several answers, by Space', async () => {
      const options = pollOf('And where to paint?')
      for (const name of ['Crane', 'Slipway']) {
        await tabTo(
          page,
          options.getByRole('checkbox', { name }),
          name === 'Crane' ? 'Shift+Tab' : 'Tab',
        )
        await page.keyboard.press('Space')
        await expect(options.getByRole('checkbox', { name })).toBeChecked()
      }
      await press(page, vote('And where to paint?'))
      await expect(options.getByRole('listitem').filter({ hasText: 'your vote' })).toHaveCount(2)
      await expectFocus(options)
    })

    await test.step('a report', async () => {
      const row = home.post('And where to paint?')
      await press(page, post(row).action('More'))
      await arrowTo(page, page.getByRole('menuitem', { name: 'Report @farah@tide.example' }))
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Report @farah@tide.example' })
      const other = dialog.getByRole('checkbox', { name: /Where to put the bench/ })
      await tabTo(page, other)
      await page.keyboard.press('Space')
      await expect(other).toBeChecked()
      await tabTo(page, dialog.getByRole('radio').first())
      await arrowTo(page, dialog.getByRole('radio', { name: 'It violates server rules' }))
      const rule = dialog.getByRole('checkbox', { name: 'No spam, no advertising, no scraping.' })
      await tabTo(page, rule)
      await page.keyboard.press('Space')
      await tabTo(page, dialog.getByRole('textbox'))
      await page.keyboard.type('Paints at night')
      await press(page, dialog.getByRole('button', { name: 'Report', exact: true }))
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('status').filter({ hasText: 'Report sent' })).toBeVisible()
      await expectFocus(post(row).action('More'))
    })

    const { form, text } = composer(page)
    await test.step('an emoji: searched, reached by arrows, and the text goes on', async () => {
      await page.keyboard.press('1')
      await tabTo(page, text)
      await page.keyboard.type('On the ferry ')
      await press(page, form.getByRole('button', { name: 'Insert emoji' }))
      const picker = page.getByRole('dialog', { name: 'Emoji' })
      await expectFocus(picker.getByRole('searchbox'))
      await page.keyboard.type('wave')
      await arrowTo(page, picker.getByRole('grid').getByRole('button').first())
      await arrowTo(page, picker.getByRole('grid').getByRole('button').nth(1), 'ArrowRight')
      await arrowTo(page, picker.getByRole('grid').getByRole('button').first(), 'ArrowLeft')
      await page.keyboard.press('Enter')
      await expect(picker).toBeHidden()
      await expectFocus(text)
      await page.keyboard.type('at ten')
      await expect(text).toHaveValue(/^On the ferry \p{Emoji}.*at ten$/u)
    })

    await test.step('a draft is put aside, taken up again, and another deleted', async () => {
      const drafts = page.getByRole('region', { name: 'Drafts' })
      await press(page, drafts.getByRole('button', { name: 'New draft' }))
      await expect(text).toHaveValue('')
      await expectFocus(text)
      await page.keyboard.type('The fog')
      await press(page, drafts.getByRole('button', { name: /^On the ferry/ }))
      await expect(text).toHaveValue(/^On the ferry/)
      await expectFocus(text)
      const fog = drafts.getByRole('listitem').filter({ hasText: 'The fog' })
      await press(page, fog.getByRole('button', { name: 'Delete draft' }))
      await expect(fog).toHaveCount(0)
      await expect(page.locator('body')).not.toBeFocused()
    })
  },
)

test(
  'what had the focus may go: it stands in the same place, whatever was taken away',
  { tag: '@BY-54' },
  async ({ signedIn: page, instance: { controls } }) => {
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
      // A column without its posts has none for a key to lead to.
      await expect(home.posts.first()).toBeVisible()
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
  },
)

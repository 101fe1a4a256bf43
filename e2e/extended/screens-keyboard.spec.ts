import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { moveFocusTo, expectFocus, tabToAndActivate, tabTo } from '../keyboard-navigation.ts'
import {
  authorizePage,
  column,
  getColumnTitles,
  composer,
  deck,
  post,
  rail,
  settingsDialog,
  signInScreen,
} from '../page-objects.ts'

/** Returns the label of the column that contains the focus. The column itself has the focus when the row is gone. */
const getFocusedColumn = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('main section')?.getAttribute('aria-label'))

test(
  'signs in, changes a setting, creates a list and a filter with the keyboard and a visible focus',
  { tag: '@BY-54' },
  async ({ page, instance }) => {
    // About a hundred sequential key presses.
    test.slow()
    await page.goto(instance.url)
    await tabToAndActivate(page, signInScreen(page).signInTo(new URL(instance.url).host))
    await tabToAndActivate(page, authorizePage(page).authorize)
    await expect(deck(page)).toBeVisible({ timeout: 30_000 })
    const home = column(page, 'Home')
    await expect(home.posts.first()).toBeVisible()

    await test.step('changes a setting with arrows and Space and returns the focus on Escape', async () => {
      const { open, dialog, tab, toggle } = settingsDialog(page)
      await tabToAndActivate(page, open)
      await expect(dialog).toBeVisible()
      await tabTo(page, tab('General'))
      await moveFocusTo(page, tab('Compose box'))
      await expect(dialog.getByRole('tabpanel', { name: 'Compose box' })).toBeVisible()
      await tabTo(page, toggle('').first())
      const before = await toggle('').first().isChecked()
      await page.keyboard.press('Space')
      await expect(toggle('').first()).toBeChecked({ checked: !before })
      await page.keyboard.press('Escape')
      await expect(open).toBeFocused()
    })

    await test.step('creates a list and adds a member', async () => {
      await tabToAndActivate(page, rail(page).getByRole('button', { name: 'Menu' }))
      await moveFocusTo(page, page.getByRole('menuitem', { name: 'Lists' }))
      await page.keyboard.press('Enter')
      const lists = column(page, 'Lists').region
      await tabTo(page, lists.getByRole('textbox', { name: 'New list' }))
      await page.keyboard.type('Harbour people')
      await page.keyboard.press('Enter')
      await tabToAndActivate(page, lists.getByRole('button', { name: 'Edit Harbour people' }))
      const dialog = page.getByRole('dialog', { name: 'Edit list' })
      await tabTo(page, dialog.getByLabel('Search among people you follow'))
      await page.keyboard.type('kwame')
      await tabToAndActivate(page, dialog.getByRole('button', { name: 'Add @kwame' }))
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(lists.getByRole('button', { name: 'Edit Harbour people' })).toBeFocused()
    })

    await test.step('creates a filter', async () => {
      await page.keyboard.press('1')
      await tabToAndActivate(page, rail(page).getByRole('button', { name: 'Menu' }), 'Shift+Tab')
      await moveFocusTo(page, page.getByRole('menuitem', { name: 'Filters' }))
      await page.keyboard.press('Enter')
      const filters = column(page, 'Filters').region
      await tabToAndActivate(page, filters.getByRole('button', { name: 'New filter' }))
      const dialog = page.getByRole('dialog', { name: 'New filter' })
      await tabTo(page, dialog.getByRole('textbox', { name: 'Name' }))
      await page.keyboard.type('The match')
      await tabTo(page, dialog.getByRole('textbox', { name: 'Keyword or phrase 1' }))
      await page.keyboard.type('offside')
      await tabToAndActivate(page, dialog.getByRole('button', { name: 'Save' }))
      await expect(dialog).toBeHidden()
      await expect(filters.getByRole('button', { name: 'Edit The match' })).toBeVisible()
      await expect(page.locator('body')).not.toBeFocused()
    })
  },
)

test(
  'votes, reports, inserts an emoji and switches drafts with the keyboard without losing the focus',
  { tag: ['@BY-54', '@BY-05', '@RPT-05', '@BY-03'] },
  async ({ signedIn: page, instance: { controls } }) => {
    test.slow()
    const home = column(page, 'Home')
    await expect(home.posts.first()).toBeVisible()
    const publishPoll = (text: string, multiple: boolean) =>
      controls.post({
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
    const getPoll = (text: string) => home.post(text).getByRole('group', { name: 'Poll' })
    const getVoteButton = (text: string) =>
      getPoll(text).getByRole('button', { name: 'Vote', exact: true })
    await publishPoll('Where to put the bench?', false)
    await publishPoll('And where to paint?', true)
    await expect(getVoteButton('And where to paint?')).toBeVisible()

    await test.step('votes for one option with arrows', async () => {
      const options = getPoll('Where to put the bench?')
      await page.keyboard.press('2')
      await expectFocus(home.region)
      await tabTo(page, options.getByRole('radio', { name: 'Crane' }))
      await page.keyboard.press('Space')
      await moveFocusTo(page, options.getByRole('radio', { name: 'Net loft' }))
      await expect(options.getByRole('radio', { name: 'Net loft' })).toBeChecked()
      await tabToAndActivate(page, getVoteButton('Where to put the bench?'))
      await expect(options.getByRole('listitem').filter({ hasText: 'Net loft' })).toContainText(
        'your vote',
      )
      await expectFocus(options)
    })

    await test.step('votes for several options with Space', async () => {
      const options = getPoll('And where to paint?')
      for (const name of ['Crane', 'Slipway']) {
        await tabTo(
          page,
          options.getByRole('checkbox', { name }),
          name === 'Crane' ? 'Shift+Tab' : 'Tab',
        )
        await page.keyboard.press('Space')
        await expect(options.getByRole('checkbox', { name })).toBeChecked()
      }
      await tabToAndActivate(page, getVoteButton('And where to paint?'))
      await expect(options.getByRole('listitem').filter({ hasText: 'your vote' })).toHaveCount(2)
      await expectFocus(options)
    })

    await test.step('sends a report', async () => {
      const row = home.post('And where to paint?')
      await tabToAndActivate(page, post(row).action('More'))
      await moveFocusTo(page, page.getByRole('menuitem', { name: 'Report @farah@tide.example' }))
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Report @farah@tide.example' })
      const other = dialog.getByRole('checkbox', { name: /Where to put the bench/ })
      await tabTo(page, other)
      await page.keyboard.press('Space')
      await expect(other).toBeChecked()
      await tabTo(page, dialog.getByRole('radio').first())
      await moveFocusTo(page, dialog.getByRole('radio', { name: 'It violates server rules' }))
      const rule = dialog.getByRole('checkbox', { name: 'No spam, advertising or scraping.' })
      await tabTo(page, rule)
      await page.keyboard.press('Space')
      await tabTo(page, dialog.getByRole('textbox'))
      await page.keyboard.type('Paints at night')
      await tabToAndActivate(page, dialog.getByRole('button', { name: 'Report', exact: true }))
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('status').filter({ hasText: 'Report sent' })).toBeVisible()
      await expectFocus(post(row).action('More'))
    })

    const { form, text } = composer(page)
    await test.step('searches an emoji, reaches it by arrows, and continues in the text', async () => {
      await page.keyboard.press('1')
      await tabTo(page, text)
      await page.keyboard.type('On the ferry ')
      await tabToAndActivate(page, form.getByRole('button', { name: 'Insert emoji' }))
      const picker = page.getByRole('dialog', { name: 'Emoji' })
      await expectFocus(picker.getByRole('searchbox'))
      await page.keyboard.type('wave')
      await moveFocusTo(page, picker.getByRole('grid').getByRole('button').first())
      await moveFocusTo(page, picker.getByRole('grid').getByRole('button').nth(1), 'ArrowRight')
      await moveFocusTo(page, picker.getByRole('grid').getByRole('button').first(), 'ArrowLeft')
      await page.keyboard.press('Enter')
      await expect(picker).toBeHidden()
      await expectFocus(text)
      await page.keyboard.type('at ten')
      await expect(text).toHaveValue(/^On the ferry \p{Emoji}.*at ten$/u)
    })

    await test.step('switches between drafts and deletes one', async () => {
      const drafts = page.getByRole('region', { name: 'Drafts' })
      await tabToAndActivate(page, drafts.getByRole('button', { name: 'New draft' }))
      await expect(text).toHaveValue('')
      await expectFocus(text)
      await page.keyboard.type('The fog')
      await tabToAndActivate(page, drafts.getByRole('button', { name: /^On the ferry/ }))
      await expect(text).toHaveValue(/^On the ferry/)
      await expectFocus(text)
      const fog = drafts.getByRole('listitem').filter({ hasText: 'The fog' })
      await tabToAndActivate(page, fog.getByRole('button', { name: 'Delete draft' }))
      await expect(fog).toHaveCount(0)
      await expect(page.locator('body')).not.toBeFocused()
    })
  },
)

test(
  'moves the focus to the same position when its element is removed',
  { tag: '@BY-54' },
  async ({ signedIn: page, instance: { controls } }) => {
    test.slow()
    const home = column(page, 'Home')
    await controls.post({ acct: 'kwame', text: 'The crane sleeps' })
    await controls.post({ acct: 'mira', text: 'Mine, and soon gone' })
    const own = home.post('Mine, and soon gone')
    await expect(own).toBeVisible()

    await test.step('deletes an own post', async () => {
      await page.keyboard.press('2')
      await tabTo(page, own)
      await tabToAndActivate(page, post(own).action('More'))
      await moveFocusTo(page, page.getByRole('menuitem', { name: 'Delete', exact: true }))
      await page.keyboard.press('Enter')
      await tabToAndActivate(
        page,
        page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }),
      )
      await expect(own).toHaveCount(0)
      await expect.poll(() => getFocusedColumn(page)).toBe('Home')
    })

    await test.step('mutes an account', async () => {
      const crane = home.post('The crane sleeps')
      await tabTo(page, crane)
      await tabToAndActivate(page, post(crane).action('More'))
      await moveFocusTo(page, page.getByRole('menuitem', { name: 'Mute @kwame' }))
      await page.keyboard.press('Enter')
      await tabToAndActivate(
        page,
        page
          .getByRole('alertdialog')
          .or(page.getByRole('dialog'))
          .getByRole('button', { name: 'Mute', exact: true }),
      )
      await expect(crane).toHaveCount(0)
      await expect.poll(() => getFocusedColumn(page)).toBe('Home')
    })

    await test.step('removes a column and restores it', async () => {
      await page.keyboard.press('2')
      await tabToAndActivate(page, home.settings)
      await tabToAndActivate(page, home.setting('Remove column'))
      await expect.poll(() => getColumnTitles(page)).toEqual(['Compose', 'Notifications'])
      await expect(column(page, 'Notifications').region).toBeFocused()
      await page.keyboard.press('1')
      await tabToAndActivate(page, page.getByRole('button', { name: 'Undo' }), 'Shift+Tab')
      await expect.poll(() => getColumnTitles(page)).toEqual(['Compose', 'Home', 'Notifications'])
      await expect(page.locator('body')).not.toBeFocused()
      // The shortcut focuses a post, so the column needs its posts first.
      await expect(home.posts.first()).toBeVisible()
    })

    await test.step('opens and closes a profile', async () => {
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

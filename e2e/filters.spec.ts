import type { Page } from '@playwright/test'
import { expect, openDeck, test } from './fixtures.ts'
import { column, openMenuEntry, post } from './page-objects.ts'

const getFilterScreen = (page: Page) => {
  const { region } = column(page, 'Filters')
  const question = page.getByRole('alertdialog')
  return {
    create: region.getByRole('button', { name: 'New filter' }),
    line: (title: string) => region.getByRole('listitem').filter({ hasText: title }),
    edit: (title: string) => region.getByRole('button', { name: `Edit ${title}`, exact: true }),
    remove: async (title: string) => {
      await region.getByRole('button', { name: `Delete ${title}`, exact: true }).click()
      await question.getByRole('button', { name: 'Delete', exact: true }).click()
    },
  }
}

const getFilterEditor = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: /^(New|Edit) filter$/ })
  return {
    dialog,
    name: dialog.getByRole('textbox', { name: 'Name' }),
    word: (position: number) =>
      dialog.getByRole('textbox', { name: `Keyword or phrase ${position}`, exact: true }),
    act: (name: string) =>
      dialog
        .getByRole('group', { name: 'Filter action' })
        .getByRole('radio', { name, exact: true })
        .check({ force: true }),
    save: dialog.getByRole('button', { name: 'Save' }),
  }
}

test(
  'applies, changes and removes a filter at once in home, notifications and threads',
  { tag: ['@BY-10', '@FLT-01', '@OVR-07'] },
  async ({ signedIn, instance }) => {
    const [id] = await instance.controls.post({ acct: 'kwame', text: 'Boats out before eight' })
    await instance.controls.post({
      acct: 'farah@tide.example',
      text: 'Grey zeppelin at noon',
      draft: { inReplyToId: id! },
    })
    await instance.controls.post({ acct: 'kwame', text: '@mira the zeppelin waits for nobody' })
    await signedIn.goto(`${instance.url}/statuses/${id}`)
    const [home, news, thread] = ['Home', 'Notifications', 'Post'].map((name) =>
      column(signedIn, name),
    )
    await expect(home!.post('the zeppelin waits')).toBeVisible()
    await expect(news!.post('the zeppelin waits')).toBeVisible()
    await expect(thread!.post('Grey zeppelin')).toBeVisible()

    await post(thread!.post('Grey zeppelin')).action('More').click()
    await signedIn.getByRole('menuitem', { name: 'Filter', exact: true }).click()
    await signedIn.getByRole('button', { name: 'A keyword' }).click()
    const form = getFilterEditor(signedIn)
    await form.name.fill('Harbour talk')
    await form.word(1).fill('zeppelin')
    await form.save.click()
    await expect(form.dialog).toBeHidden()

    for (const place of [home, news, thread])
      await expect(place!.region.getByText('Filtered: Harbour talk').first()).toBeVisible()
    await expect(signedIn.getByText('the zeppelin waits')).toHaveCount(0)
    await news!.region.getByRole('button', { name: 'Show anyway' }).first().click()
    await expect(news!.post('the zeppelin waits')).toBeVisible()
    await instance.controls.post({ acct: 'kwame', text: 'A zeppelin tomorrow' })
    await expect(home!.region.getByText('Filtered: Harbour talk')).toHaveCount(3)

    await openMenuEntry(signedIn, 'Filters')
    const filters = getFilterScreen(signedIn)
    await expect(filters.line('Harbour talk')).toContainText('Warn · Everywhere')
    await filters.edit('Harbour talk').click()
    await form.act('Hide')
    await form.save.click()
    await expect(home!.region.getByText('Filtered: Harbour talk')).toHaveCount(0)
    await expect(home!.post('zeppelin')).toHaveCount(0)

    await filters.remove('Harbour talk')
    await expect(home!.post('A zeppelin tomorrow')).toBeVisible()
    await expect(signedIn.getByText('No filters yet')).toBeVisible()
  },
)

test.describe('on other servers', () => {
  test.use({ allowedErrors: /404/ })

  test(
    "filters single keywords on a server of 2019 and links to the server's own page where filters are read-only",
    { tag: ['@BY-10', '@BY-01', '@OVR-07'] },
    async ({ page, instance }) => {
      await instance.controls.post({ acct: 'kwame', text: 'The zeppelin waits for nobody' })
      instance.controls.emulate('mastodon-2019')
      await openDeck(page, instance.url)
      const home = column(page, 'Home')
      await expect(home.post('The zeppelin waits')).toBeVisible()

      await openMenuEntry(page, 'Filters')
      const filters = getFilterScreen(page)
      await filters.create.click()
      const form = getFilterEditor(page)
      await expect(form.name).toHaveCount(0)
      await form.word(1).fill('zeppelin')
      await form.save.click()
      await expect(home.region.getByText('Filtered: zeppelin')).toBeVisible()

      await filters.remove('zeppelin')
      await expect(home.post('The zeppelin waits')).toBeVisible()

      instance.controls.emulate('hollo')
      await openDeck(page, instance.url)

      await openMenuEntry(page, 'Filters')

      await expect(page.getByRole('link', { name: /^Filters on / })).toHaveAttribute(
        'href',
        `${instance.url}/filters`,
      )
    },
  )
})

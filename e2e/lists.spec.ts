import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { column, openMenuEntry } from './page-objects.ts'
import { restoreSignIn } from './saved-sign-in.ts'

const getListsScreen = (page: Page) => {
  const { region } = column(page, 'Lists')
  return {
    title: region.getByRole('textbox', { name: 'New list' }),
    create: region.getByRole('button', { name: 'Create' }),
    all: region.getByRole('list', { name: 'Lists' }).getByRole('link'),
    link: (title: string) => region.getByRole('link', { name: title, exact: true }),
    edit: (title: string) => region.getByRole('button', { name: `Edit ${title}`, exact: true }),
    remove: (title: string) => region.getByRole('button', { name: `Delete ${title}`, exact: true }),
  }
}

const getListEditor = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Edit list' })
  return {
    dialog,
    title: dialog.getByRole('textbox', { name: 'Title' }),
    search: dialog.getByRole('searchbox', { name: 'Search among people you follow' }),
    members: dialog.getByRole('list', { name: 'Members' }).getByRole('listitem'),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
  }
}

const waitForResponseTo = (page: Page, method: string, path: RegExp) =>
  page.waitForResponse(
    (response) =>
      response.request().method() === method && path.test(new URL(response.url()).pathname),
  )

test(
  'creates and fills a list, pins it as a column, and removes the column when the list is deleted',
  { tag: ['@LST-01', '@LST-08', '@LST-10'] },
  async ({ signedIn }) => {
    await openMenuEntry(signedIn, 'Lists')
    const screen = getListsScreen(signedIn)
    await expect(screen.all.first()).toBeVisible()

    await screen.title.fill('Boats at noon')
    await screen.create.click()
    await expect(screen.link('Boats at noon')).toBeVisible()
    const titles = await screen.all.allTextContents()
    expect(titles).toEqual([...titles].sort((one, other) => one.localeCompare(other, 'en')))

    await screen.edit('Boats at noon').click()
    const dialog = getListEditor(signedIn)
    const searched = signedIn.waitForRequest((request) =>
      request.url().includes('/accounts/search'),
    )
    await dialog.search.fill('lena')
    const query = new URL((await searched).url()).searchParams
    expect([query.get('resolve'), query.get('limit'), query.get('following')]).toEqual([
      'false',
      '4',
      'true',
    ])
    const added = waitForResponseTo(signedIn, 'POST', /\/accounts$/)
    await dialog.button('Add @lena@sternwarte.example').click()
    expect((await added).status()).toBe(200)
    await dialog.search.fill('')
    await expect(dialog.members).toHaveCount(1)
    const removed = waitForResponseTo(signedIn, 'DELETE', /\/accounts$/)
    await dialog.button('Remove @lena@sternwarte.example').click()
    expect((await removed).status()).toBe(200)
    const addedAgain = waitForResponseTo(signedIn, 'POST', /\/accounts$/)
    await dialog.button('Add @lena@sternwarte.example').click()
    await addedAgain
    await dialog.button('Done').click()

    await screen.link('Boats at noon').click()
    const listColumn = column(signedIn, 'Boats at noon')
    await expect(listColumn.posts.first()).toContainText('Lena Hartmann')
    await listColumn.setting('Pin').click()
    await expect(listColumn.settings).toBeVisible()
    await listColumn.settings.click()
    await listColumn.setting('Edit list').click()
    await expect(dialog.title).toHaveValue('Boats at noon')

    await dialog.button('Delete list').click()
    const question = signedIn.getByRole('alertdialog', { name: 'Delete the list “Boats at noon”?' })
    await expect(question).toContainText('Its column will be removed.')
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(listColumn.region).toHaveCount(0)
    await expect(dialog.dialog).toBeHidden()
  },
)

test.describe(() => {
  // Response for a deleted list.
  test.use({ allowedErrors: /404/ })

  test(
    'links to the other lists when a list does not exist, and adds an account to lists from its profile',
    { tag: ['@ERR-09', '@LST-05', '@LST-11'] },
    async ({ page: signedIn, instance }) => {
      await restoreSignIn(signedIn.context(), instance.url)

      await test.step('shows a message without an alert and links to the other lists when a list does not exist', async () => {
        await signedIn.goto(`${instance.url}/timelines/list/99999`)

        await expect(signedIn.getByText('This list was deleted')).toBeVisible()
        await expect(signedIn.getByRole('alert')).toHaveCount(0)
        await signedIn.getByRole('link', { name: 'Your lists' }).click()
        await expect(getListsScreen(signedIn).link('Night sky')).toBeVisible()
      })

      await test.step('adds an account to an existing and to a new list from its profile', async () => {
        await getListsScreen(signedIn).link('Night sky').click()
        const route = signedIn.locator('section[data-kind=ROUTE]')
        await route.getByRole('article').first().getByRole('link').first().click()
        await route.getByRole('button', { name: /^More about @/ }).click()
        await signedIn.getByRole('menuitem', { name: 'Add or remove from lists' }).click()
        const dialog = signedIn.getByRole('dialog', { name: /^Add @.+ to lists$/ })
        const toggle = (name: string) => dialog.getByRole('switch', { name, exact: true })
        await expect(toggle('Night sky')).toBeChecked()

        const removed = waitForResponseTo(signedIn, 'DELETE', /\/lists\/2\/accounts$/)
        await toggle('Night sky').click()
        expect((await removed).status()).toBe(200)
        await dialog.getByRole('textbox', { name: 'New list' }).fill('Domes')
        const added = waitForResponseTo(signedIn, 'POST', /\/accounts$/)
        await dialog.getByRole('button', { name: 'Create' }).click()
        expect((await added).status()).toBe(200)
        await dialog.getByRole('button', { name: 'Close' }).click()

        await route.getByRole('button', { name: /^More about @/ }).click()
        await signedIn.getByRole('menuitem', { name: 'Add or remove from lists' }).click()
        await expect(toggle('Night sky')).not.toBeChecked()
        await expect(toggle('Domes')).toBeChecked()
      })
    },
  )
})

import type { Page, Request } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { authorizePage, column, composer, deck, getColumnTitles, rail } from './page-objects.ts'

const menuButton = (page: Page) => rail(page).getByRole('button', { name: 'Menu' })
const menuEntry = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
const addAccountDialog = (page: Page) => page.getByRole('dialog', { name: 'Add account' })
const accountsDialog = (page: Page) => page.getByRole('dialog', { name: 'Accounts' })

/** Returns the accounts that are stored in this browser, with their tokens. */
const readStoredTokens = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([name]) => /^colonnade\/accounts\/.*\/session$/.test(name))
      .map(([name, text]) => [
        name.split('/')[2] ?? '',
        String((JSON.parse(text) as { readonly accessToken: string }).accessToken),
      ]),
  )

/** The saved sign-in belongs to a copy of the instance at another port, which knows its app by that address. */
const removeSavedApp = (page: Page) =>
  page.evaluate(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith('colonnade/apps/')) localStorage.removeItem(name)
  })

/** Opens the menu by keyboard. */
async function openMenu(page: Page) {
  await menuButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(menuEntry(page, 'Add account')).toBeFocused()
}

/** Moves the focus by Tab until it reaches an element. */
async function tabTo(page: Page, target: ReturnType<Page['getByRole']>, key = 'Tab') {
  await expect(async () => {
    await page.keyboard.press(key)
    await expect(target).toBeFocused({ timeout: 50 })
  }).toPass({ timeout: 10_000, intervals: [0] })
}

test(
  'adds, orders, colours, switches and leaves an account by keyboard alone',
  { tag: ['@BY-02', '@BY-37'] },
  async ({ signedIn: page, instance }) => {
    const { host } = new URL(instance.url)
    const [[first = '', firstToken = ''] = []] = await readStoredTokens(page)
    await removeSavedApp(page)
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    const titles = await getColumnTitles(page)

    await test.step('adds an account from the menu and keeps the draft', async () => {
      await composer(page).text.fill('half a thought')
      await openMenu(page)
      await page.keyboard.press('Enter')
      const known = addAccountDialog(page).getByRole('button', { name: `Sign in to ${host}` })
      await expect(addAccountDialog(page).getByRole('textbox', { name: 'Server' })).toBeFocused()
      await tabTo(page, known, 'Shift+Tab')
      await page.keyboard.press('Enter')

      const person = page.getByRole('radio', { checked: true })
      await person.focus()
      await page.keyboard.press('ArrowDown')
      await authorizePage(page).authorize.focus()
      await page.keyboard.press('Enter')

      await expect(deck(page)).toBeVisible()
      await expect(page).toHaveURL(`${instance.url}/`)
      await expect(composer(page).text).toHaveValue('half a thought')
      await expect
        .poll(async () => (await getColumnTitles(page)).filter((title) => title !== 'Drafts'))
        .toHaveLength(titles.length + 2)
    })

    const second = (await readStoredTokens(page)).find(([key]) => key !== first)?.[0] ?? ''
    expect(second).not.toBe('')
    expect((await getColumnTitles(page)).filter((title) => title !== 'Drafts')).toEqual([
      ...titles.map((title) => `${title}, @${first}`),
      `Home, @${second}`,
      `Notifications, @${second}`,
    ])
    await expect(column(page, `Home, @${second}`).region).toBeInViewport()

    await test.step('switches to the other account and back, and keeps the columns', async () => {
      const row = await column(page, `Home, @${first}`).posts.first().elementHandle()
      await openMenu(page)
      await page.keyboard.press('ArrowDown')
      await expect(menuEntry(page, `@${second}`)).toBeFocused()
      await page.keyboard.press('Enter')

      await openMenu(page)
      await expect(menuEntry(page, `@${first}`)).toBeVisible()
      expect(await row?.evaluate((element) => element.isConnected)).toBe(true)
      await page.keyboard.press('Escape')
    })

    await test.step('changes the order and a colour', async () => {
      await openMenu(page)
      await menuEntry(page, 'Accounts').focus()
      await page.keyboard.press('Enter')
      const dialog = accountsDialog(page)
      const card = dialog.getByRole('group', { name: `@${second}`, exact: true })
      await expect(card).toContainText('Signed in')
      await tabTo(page, card.getByRole('button', { name: 'Move up' }))
      await page.keyboard.press('Enter')
      await expect(card.getByRole('button', { name: 'Move down' })).toBeFocused()
      await expect(dialog.getByRole('group').first()).toHaveAccessibleName(`@${second}`)

      await tabTo(page, card.getByRole('button', { name: 'Colour' }))
      await page.keyboard.press('Enter')
      await tabTo(page, card.getByRole('button', { name: 'Sign out' }))
      await page.keyboard.press('Tab')
      await page.keyboard.press('ArrowRight')
      const chosen = card.getByRole('radio', { checked: true })
      await expect(chosen).toBeFocused()
      const colour = (await chosen.getAttribute('aria-label')) ?? ''
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await page.reload()
      await expect(deck(page)).toBeVisible()

      await menuButton(page).click()
      await menuEntry(page, 'Accounts').click()
      await card.getByRole('button', { name: 'Colour' }).click()
      await expect(card.getByRole('radio', { name: colour, exact: true })).toBeChecked()
      await expect(dialog.getByRole('group').first()).toHaveAccessibleName(`@${second}`)
    })

    await test.step('signs out of one account and keeps the other', async () => {
      const card = accountsDialog(page).getByRole('group', { name: `@${second}`, exact: true })
      const revoked = page.waitForResponse((response) => response.url().endsWith('/oauth/revoke'))
      await card.getByRole('button', { name: 'Sign out' }).focus()
      await page.keyboard.press('Enter')
      await tabTo(page, page.getByRole('button', { name: 'Remove its columns' }))
      await page.keyboard.press('Enter')
      await revoked

      await expect(card).toBeHidden()
      expect(await readStoredTokens(page)).toEqual([[first, firstToken]])
      const stored = await page.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
      )
      expect(stored).not.toContain(second)
      await page.keyboard.press('Escape')
      await expect(column(page, 'Home').posts.first()).toBeVisible()
    })

    await test.step('sent each token only to the server that issued it', () => {
      for (const request of requests) {
        const authorization = request.headers()['authorization']
        if (authorization !== undefined) expect(new URL(request.url()).host).toBe(host)
      }
    })
  },
)

test(
  'shows above the running deck that a sign-in was denied',
  { tag: ['@BY-02', '@SES-01'] },
  async ({ signedIn: page, instance }) => {
    await removeSavedApp(page)
    const titles = await getColumnTitles(page)
    await menuButton(page).click()
    await menuEntry(page, 'Add account').click()
    const { host } = new URL(instance.url)
    await addAccountDialog(page)
      .getByRole('button', { name: `Sign in to ${host}` })
      .click()

    await authorizePage(page).deny.click()

    await expect(addAccountDialog(page).getByRole('alert')).toContainText(
      `Access was denied on ${host}`,
    )
    await page.keyboard.press('Escape')
    await expect(addAccountDialog(page)).toBeHidden()
    expect(await getColumnTitles(page)).toEqual(titles)
    await expect(page).toHaveURL(`${instance.url}/`)
  },
)

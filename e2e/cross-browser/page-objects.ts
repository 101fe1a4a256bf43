import { expect } from '@playwright/test'
import { page, type Locator } from './locator.ts'
import type { User } from './user.ts'

/** Page objects by role and name. Tests reach the product only through them. */
export const deck = page.getByRole('main', 'Columns')
export const rail = page.getByRole('navigation', 'Main')
export const dialog = (name: string | RegExp) => page.getByRole('dialog', name)
export const question = page.getByRole('alertdialog')

export const column = (title: string) => {
  const region = page.getByRole('region', title)
  const posts = region.getByRole('article')
  return {
    region,
    posts,
    post: (words: string) => posts.filterByText(words).first(),
    button: (name: string | RegExp) => region.getByRole('button', name),
  }
}

export const composer = (() => {
  const form = page.getByRole('form', 'Compose')
  return {
    form,
    text: form.getByLabel("What's on your mind?"),
    button: (name: string | RegExp) => form.getByRole('button', name),
    warning: form.getByRole('textbox', 'Content warning'),
  }
})()

export const signInScreen = {
  server: page.getByRole('textbox', 'Server'),
  signIn: page.getByRole('button', /^Sign in$/),
  signInTo: page.getByRole('button', /^Sign in to /),
}

/** Signs in from the sign-in screen, with the button of the instance that serves the page. */
export async function signIn(user: User, url: string): Promise<void> {
  await user.goto(url)
  await user.click(signInScreen.signInTo)
  await user.click(page.getByRole('button', 'Authorize'))
  await user.waitForVisible(column('Home').posts.first())
}

/** Signs in to an instance from a page at another origin. */
export async function signInFrom(user: User, pageUrl: string, instanceUrl: string): Promise<void> {
  await user.goto(pageUrl)
  await user.fill(signInScreen.server, new URL(instanceUrl).host)
  await user.click(signInScreen.signIn)
  await user.click(page.getByRole('button', 'Authorize'))
  await user.waitForVisible(column('Home').posts.first())
}

/** Opens a menu by its button and selects one of its items. */
export async function choose(user: User, button: Locator, entry: string): Promise<void> {
  await user.click(button)
  await user.click(page.getByRole('menuitem', entry))
}

export async function addColumn(user: User, kind: string, ...further: readonly string[]) {
  const adding = dialog('Add column')
  await user.click(rail.getByRole('button', 'Add column'))
  await user.click(adding.getByRole('button', kind))
  for (const name of further) await user.click(adding.getByRole('button', name))
}

export async function removeColumn(user: User, title: string) {
  await user.click(column(title).button('Column settings'))
  await user.click(column(title).button('Remove column'))
  await user.waitForHidden(column(title).region)
}

/** Waits until a button or switch has this state. @param name the attribute to read */
export async function expectPressed(
  user: User,
  locator: Locator,
  isOn: boolean,
  name = 'aria-pressed',
) {
  await expect
    .poll(async () => (await user.query(locator, [name]))[0]?.attributes[name], {
      message: locator.selector,
    })
    .toBe(String(isOn))
}

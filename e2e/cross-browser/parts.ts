import { expect } from '@playwright/test'
import type { Person } from './person.ts'
import { page, type Place } from './place.ts'

/** The parts of the product by role and name: the only handle that journeys have on it. */
export const deck = page.role('main', 'Columns')
export const rail = page.role('navigation', 'Main')
export const dialog = (name: string | RegExp) => page.role('dialog', name)
export const question = page.role('alertdialog')

export const column = (title: string) => {
  const region = page.role('region', title)
  const posts = region.role('article')
  return {
    region,
    posts,
    post: (words: string) => posts.having(words).first(),
    button: (name: string | RegExp) => region.role('button', name),
  }
}

export const composer = (() => {
  const form = page.role('form', 'Compose')
  return {
    form,
    text: form.label("What's on your mind?"),
    button: (name: string | RegExp) => form.role('button', name),
    warning: form.role('textbox', 'Content warning'),
  }
})()

export const signInScreen = {
  server: page.role('textbox', 'Server'),
  signInTo: page.role('button', /^Sign in to /),
}

/** From the sign-in screen into the deck, by the one button of the serving instance. */
export async function signIn(person: Person, url: string): Promise<void> {
  await person.goto(url)
  await person.click(signInScreen.signInTo)
  await person.click(page.role('button', 'Authorize'))
  await person.see(column('Home').posts.first())
}

/** Opens a menu by its button and chooses one of its entries. */
export async function choose(person: Person, button: Place, entry: string): Promise<void> {
  await person.click(button)
  await person.click(page.role('menuitem', entry))
}

export async function addColumn(person: Person, kind: string, ...further: readonly string[]) {
  const adding = dialog('Add column')
  await person.click(rail.role('button', 'Add column'))
  await person.click(adding.role('button', kind))
  for (const name of further) await person.click(adding.role('button', name))
}

export async function removeColumn(person: Person, title: string) {
  await person.click(column(title).button('Column settings'))
  await person.click(column(title).button('Remove column'))
  await person.miss(column(title).region)
}

/** Waits until a button or switch says so of itself. */
export async function pressed(person: Person, place: Place, isOn: boolean, name = 'aria-pressed') {
  await expect
    .poll(async () => (await person.look(place, [name]))[0]?.attributes[name], {
      message: place.selector,
    })
    .toBe(String(isOn))
}

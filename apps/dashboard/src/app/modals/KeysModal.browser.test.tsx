// The first import, because an earlier one would change the order of the cascade layers.
import '../../styles/index.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { testSession } from '../../testing/test-session.ts'
import { KeysModal } from './KeysModal.tsx'

/** Returns the lines of a group in the dialog: each label with its keys. */
const getLines = (name: string) =>
  [...page.getByRole('region', { name }).element().querySelectorAll('dl > div')].map((line) => [
    line.querySelector('dt')?.textContent,
    [...line.querySelectorAll('dd > span')]
      .map((keys) => [...keys.querySelectorAll('kbd')].map(({ textContent }) => textContent))
      .map((keys) => keys.join('+'))
      .join(' '),
  ])

test('lists the shortcuts of a post and of the deck by action', { tags: ['BY-45'] }, async () => {
  const { session } = testSession()
  await renderWithSession(session, <KeysModal onClose={() => undefined} />)
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()

  expect(getLines('Posts')).toEqual([
    ['Open', '↵ O'],
    ['Open as a column', 'Ctrl+↵'],
    ['Reply', 'R'],
    ['Boost', 'B'],
    ['Favourite', 'F'],
    ['Boost/favourite without confirmation', 'Shift+B Shift+F'],
    ['Mention author', 'M'],
    ["Open author's profile", 'P'],
    ['Show/hide text behind CW', 'X'],
  ])
  expect(getLines('Everywhere')).toEqual([
    ['All commands', 'Ctrl+K'],
    ['New draft', 'Alt+N'],
    ['Keyboard shortcuts', '?'],
    ['New post', 'N'],
    ['Search', 'S /'],
    ['Next post', 'J'],
    ['Previous post', 'K'],
    ['Previous column', 'H'],
    ['Next column', 'L'],
    ['Back', '⌫'],
  ])
})

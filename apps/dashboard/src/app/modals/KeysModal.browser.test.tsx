// First of all imports: whoever comes before it would order the layers.
import '../../styles/index.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { testSession } from '../../testing/test-session.ts'
import { KeysModal } from './KeysModal.tsx'

/** What a group of the dialog says: each label with its keys. */
const linesOf = (name: string) =>
  [...page.getByRole('region', { name }).element().querySelectorAll('dl > div')].map((line) => [
    line.querySelector('dt')?.textContent,
    [...line.querySelectorAll('dd > span')]
      .map((keys) => [...keys.querySelectorAll('kbd')].map(({ textContent }) => textContent))
      .map((keys) => keys.join('+'))
      .join(' '),
  ])

test('lists the keys of a post and of the deck by what they do', { tags: ['BY-45'] }, async () => {
  const { session } = testSession()
  await renderWithSession(session, <KeysModal onClose={() => undefined} />)
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()

  expect(linesOf('Posts')).toEqual([
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
  expect(linesOf('Everywhere')).toEqual([
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

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { AppLink } from './AppLink.tsx'
import { NavigateContext } from './navigate-context.ts'
import { type OpenBeside, OpenBesideContext } from './open-beside-context.ts'

/** What is left to the browser would lead away from the tests. */
let isLeftToTheBrowser: boolean | null = null
const noteClick = (event: Event) => {
  isLeftToTheBrowser = !event.defaultPrevented
  event.preventDefault()
}

beforeEach(() => {
  isLeftToTheBrowser = null
  addEventListener('click', noteClick)
})

afterEach(() => removeEventListener('click', noteClick))

const link = page.getByRole('link', { name: 'Ada' })

async function showLink(openBeside: OpenBeside) {
  const navigate = vi.fn()
  await renderInEnglish(
    <NavigateContext value={navigate}>
      <OpenBesideContext value={openBeside}>
        <AppLink to="/accounts/7">Ada</AppLink>
      </OpenBesideContext>
    </NavigateContext>,
  )
  return navigate
}

test('a plain click stays on the page', { tags: ['RTE-13'] }, async () => {
  const openBeside = vi.fn(() => true)
  const navigate = await showLink(openBeside)

  await link.click()

  expect(navigate).toHaveBeenCalledExactlyOnceWith('/accounts/7')
  expect(openBeside).not.toHaveBeenCalled()
  expect(isLeftToTheBrowser).toBe(false)
})

test.each(['Control', 'Meta'] as const)(
  'a click with %s opens a column where the link stands',
  { tags: ['BY-35'] },
  async (modifier) => {
    const openBeside = vi.fn(() => true)
    const navigate = await showLink(openBeside)

    await link.click({ modifiers: [modifier] })

    expect(openBeside).toHaveBeenCalledExactlyOnceWith('/accounts/7', link.element())
    expect(navigate).not.toHaveBeenCalled()
    expect(isLeftToTheBrowser).toBe(false)
  },
)

test('Ctrl+Enter on a link does the same', { tags: ['BY-35'] }, async () => {
  const openBeside = vi.fn(() => true)
  await showLink(openBeside)
  await userEvent.tab()

  await userEvent.keyboard('{Control>}{Enter}{/Control}')

  expect(openBeside).toHaveBeenCalledExactlyOnceWith('/accounts/7', link.element())
})

test(
  'a path that is no column is left to the browser with Ctrl',
  { tags: ['RTE-13'] },
  async () => {
    const navigate = await showLink(() => false)

    await link.click({ modifiers: ['Control'] })

    expect(navigate).not.toHaveBeenCalled()
    expect(isLeftToTheBrowser).toBe(true)
  },
)

test.each(['Alt', 'Shift'] as const)(
  'with %s the browser does what it always does',
  { tags: ['RTE-13'] },
  async (modifier) => {
    const openBeside = vi.fn(() => true)
    const navigate = await showLink(openBeside)

    await link.click({ modifiers: [modifier] })

    expect(navigate).not.toHaveBeenCalled()
    expect(openBeside).not.toHaveBeenCalled()
    expect(isLeftToTheBrowser).toBe(true)
  },
)

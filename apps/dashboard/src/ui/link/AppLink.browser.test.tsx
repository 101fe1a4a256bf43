import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { AppLink } from './AppLink.tsx'
import { NavigateContext } from './navigate-context.ts'
import { type OpenBeside, OpenBesideContext } from './open-beside-context.ts'

/** Set for clicks that the browser handles. Their navigation would leave the test page. */
let isLeftToTheBrowser: boolean | null = null
const saveDefaultPrevented = (event: Event) => {
  isLeftToTheBrowser = !event.defaultPrevented
  event.preventDefault()
}

beforeEach(() => {
  isLeftToTheBrowser = null
  addEventListener('click', saveDefaultPrevented)
})

afterEach(() => removeEventListener('click', saveDefaultPrevented))

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

test('navigates without a page load on a plain click', { tags: ['RTE-13'] }, async () => {
  const openBeside = vi.fn(() => true)
  const navigate = await showLink(openBeside)

  await link.click()

  expect(navigate).toHaveBeenCalledExactlyOnceWith('/accounts/7')
  expect(openBeside).not.toHaveBeenCalled()
  expect(isLeftToTheBrowser).toBe(false)
})

test.each(['Control', 'Meta'] as const)(
  "opens a column beside the link's column on a click with %s",
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

test('opens a column on Ctrl+Enter', { tags: ['BY-35'] }, async () => {
  const openBeside = vi.fn(() => true)
  await showLink(openBeside)
  await userEvent.tab()

  await userEvent.keyboard('{Control>}{Enter}{/Control}')

  expect(openBeside).toHaveBeenCalledExactlyOnceWith('/accounts/7', link.element())
})

test(
  'leaves a Ctrl click to the browser when the path is not a column',
  { tags: ['RTE-13'] },
  async () => {
    const navigate = await showLink(() => false)

    await link.click({ modifiers: ['Control'] })

    expect(navigate).not.toHaveBeenCalled()
    expect(isLeftToTheBrowser).toBe(true)
  },
)

test.each(['Alt', 'Shift'] as const)(
  'leaves a click with %s to the browser',
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

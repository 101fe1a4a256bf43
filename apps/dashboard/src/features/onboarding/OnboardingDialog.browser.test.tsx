import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { columnsAtom } from '../../state/columns/columns.ts'
import { serverSettingsAtom } from '../../state/settings/server-settings.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { testSession } from '../../testing/test-session.ts'
import { OnboardingDialog } from './OnboardingDialog.tsx'

const dialog = page.getByRole('dialog', { name: 'Welcome to Colonnade' })
const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
const heading = (name: string) => dialog.getByRole('heading', { name, level: 3 })

const FIRST = 'Everything side by side'
const SECOND = 'Build your deck'
const LAST = 'Keyboard shortcuts'

async function opened(lacks: readonly ('bookmarks' | 'directTimeline' | 'conversations')[] = []) {
  const { session } = testSession()
  for (const name of lacks) session.api.capabilities.note(name, false)
  const closed = { times: 0 }
  await renderWithSession(
    session,
    <OnboardingDialog
      onClose={() => {
        closed.times += 1
      }}
    />,
  )
  await expect.element(heading(FIRST)).toBeVisible()
  return {
    app: session.app,
    closed,
    isSeen: () => session.store.get(serverSettingsAtom(session)).onboarded,
  }
}

afterEach(() => {
  document.documentElement.dir = ''
})

test(
  'its pages are turned by Next, one after the other, and end with Done',
  { tags: ['MOD-15'] },
  async () => {
    const { closed, isSeen } = await opened()
    await expect.element(dialog.getByRole('button', { name: 'Next' })).toHaveFocus()

    await press('Next')
    await expect.element(heading(SECOND)).toBeVisible()
    await press('Next')
    await expect.element(heading(LAST)).toBeVisible()
    expect(isSeen()).toBe(false)
    await press('Done')

    expect(closed.times).toBe(1)
    expect(isSeen()).toBe(true)
  },
)

test.each([
  ['Skip', () => press('Skip')],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('whoever leaves by %s has seen it as well', { tags: ['MOD-15'] }, async (_how, leave) => {
  const { closed, isSeen } = await opened()

  await leave()

  expect(closed.times).toBe(1)
  expect(isSeen()).toBe(true)
})

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
])(
  'arrow keys turn the pages, and stay at either end: %s',
  { tags: ['MOD-15'] },
  async (dir, on, back) => {
    document.documentElement.dir = dir
    await opened()

    await userEvent.keyboard(back)
    await expect.element(heading(FIRST)).toBeVisible()
    await userEvent.keyboard(on)
    await expect.element(heading(SECOND)).toBeVisible()
    await userEvent.keyboard(`${on}${on}`)
    await expect.element(heading(LAST)).toBeVisible()
    await userEvent.keyboard(back)
    await expect.element(heading(SECOND)).toBeVisible()
  },
)

test(
  'turns pages by arrow keys after a click on a page or its drawing',
  { tags: ['MOD-15'] },
  async () => {
    await opened()
    await heading(FIRST).click()

    await userEvent.keyboard('{ArrowRight}')
    await expect.element(heading(SECOND)).toBeVisible()
    await heading(SECOND).click()
    await userEvent.keyboard('{ArrowRight}')

    await expect.element(heading(LAST)).toBeVisible()
  },
)

test(
  'dots say how many pages there are and which is shown, and lead to each',
  { tags: ['MOD-15'] },
  async () => {
    await opened()
    const dots = dialog.getByRole('list').getByRole('button')
    expect(dots.elements()).toHaveLength(3)
    await expect.element(dots.nth(0)).toHaveAttribute('aria-current', 'step')

    await press('Page 3 of 3')

    await expect.element(heading(LAST)).toBeVisible()
    await expect.element(dots.nth(0)).not.toHaveAttribute('aria-current')
    await expect.element(dots.nth(2)).toHaveAttribute('aria-current', 'step')
    await press('Back')
    await expect.element(heading(SECOND)).toBeVisible()
  },
)

/** A finger goes sideways on the page. */
function swipe(dx: number, dy = 0) {
  const stage = dialog.getByRole('heading', { level: 3 }).element()
  const at = (part: number) => ({
    bubbles: true,
    isPrimary: true,
    pointerType: 'touch',
    pointerId: 7,
    clientX: 300 + dx * part,
    clientY: 300 + dy * part,
  })
  stage.dispatchEvent(new PointerEvent('pointerdown', at(0)))
  for (const part of [0.3, 0.7, 1]) stage.dispatchEvent(new PointerEvent('pointermove', at(part)))
  stage.dispatchEvent(new PointerEvent('pointerup', at(1)))
}

test.each([
  ['on, from left to right', 'ltr', -400, 0, SECOND],
  ['on, from right to left', 'rtl', 400, 0, SECOND],
  ['no further than the first page', 'ltr', 400, 0, FIRST],
  ['nowhere when the finger scrolls', 'ltr', -60, 300, FIRST],
])('a swipe turns the page: %s', { tags: ['MOD-15'] }, async (_where, dir, dx, dy, expected) => {
  document.documentElement.dir = dir
  await opened()

  swipe(dx, dy)

  await expect.element(heading(expected)).toBeVisible()
})

test('a column to begin with stands in the deck at a press, and leaves it by another', async () => {
  const { app } = await opened()
  const ids = () => app.get(columnsAtom).map(({ id }) => id)
  await press('Next')
  const local = dialog.getByRole('button', { name: 'Local' })
  await expect.element(local).toHaveAttribute('aria-pressed', 'false')

  await local.click()
  expect(ids()).toEqual(['COMMUNITY'])
  await expect.element(local).toHaveAttribute('aria-pressed', 'true')
  await local.click()

  expect(ids()).toEqual([])
})

test.each([
  ['one that keeps no bookmarks', ['bookmarks'], ['Local', 'Federated', 'Direct messages']],
  [
    'one that lists no direct messages either way',
    ['directTimeline', 'conversations'],
    ['Local', 'Federated', 'Bookmarks'],
  ],
] as const)(
  'a column that the server cannot fill is none to begin with: %s',
  { tags: ['BY-01'] },
  async (_what, lacks, names) => {
    await opened(lacks)
    await press('Next')

    await expect.element(dialog.getByRole('button', { name: 'Local' })).toBeVisible()
    const offers = dialog.getByRole('group').getByRole('button').elements()
    expect(offers.map(({ textContent }) => textContent)).toEqual(names)
  },
)

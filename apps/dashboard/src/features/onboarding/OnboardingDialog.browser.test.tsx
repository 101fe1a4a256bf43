import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { columnsAtom } from '../../state/columns/columns.ts'
import { serverSettingsAtom } from '../../state/settings/server-settings.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { testSession } from '../../testing/test-session.ts'
import { OnboardingDialog } from './OnboardingDialog.tsx'

const dialog = page.getByRole('dialog', { name: 'Welcome to Colonnade' })
const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
const getHeading = (name: string) => dialog.getByRole('heading', { name, level: 3 })

const FIRST = 'Everything side by side'
const SECOND = 'Build your deck'
const LAST = 'Keyboard shortcuts'

async function renderDialog(
  lacks: readonly ('bookmarks' | 'directTimeline' | 'conversations')[] = [],
) {
  const { session } = testSession()
  for (const name of lacks) session.api.capabilities.record(name, false)
  const closed = { times: 0 }
  await renderWithSession(
    session,
    <OnboardingDialog
      onClose={() => {
        closed.times += 1
      }}
    />,
  )
  await expect.element(getHeading(FIRST)).toBeVisible()
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
  'shows its pages one by one with Next, and closes with Done',
  { tags: ['MOD-15'] },
  async () => {
    const { closed, isSeen } = await renderDialog()
    await expect.element(dialog.getByRole('button', { name: 'Next' })).toHaveFocus()

    await press('Next')
    await expect.element(getHeading(SECOND)).toBeVisible()
    await press('Next')
    await expect.element(getHeading(LAST)).toBeVisible()
    expect(isSeen()).toBe(false)
    await press('Done')

    expect(closed.times).toBe(1)
    expect(isSeen()).toBe(true)
  },
)

test.each([
  ['Skip', () => press('Skip')],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])(
  'marks the introduction as seen when it is closed with %s',
  { tags: ['MOD-15'] },
  async (_how, leave) => {
    const { closed, isSeen } = await renderDialog()

    await leave()

    expect(closed.times).toBe(1)
    expect(isSeen()).toBe(true)
  },
)

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
])(
  'turns pages with the arrow keys, and stops at both ends: %s',
  { tags: ['MOD-15'] },
  async (dir, on, back) => {
    document.documentElement.dir = dir
    await renderDialog()

    await userEvent.keyboard(back)
    await expect.element(getHeading(FIRST)).toBeVisible()
    await userEvent.keyboard(on)
    await expect.element(getHeading(SECOND)).toBeVisible()
    await userEvent.keyboard(`${on}${on}`)
    await expect.element(getHeading(LAST)).toBeVisible()
    await userEvent.keyboard(back)
    await expect.element(getHeading(SECOND)).toBeVisible()
  },
)

test(
  'turns pages by arrow keys after a click on a page or its drawing',
  { tags: ['MOD-15'] },
  async () => {
    await renderDialog()
    await getHeading(FIRST).click()

    await userEvent.keyboard('{ArrowRight}')
    await expect.element(getHeading(SECOND)).toBeVisible()
    await getHeading(SECOND).click()
    await userEvent.keyboard('{ArrowRight}')

    await expect.element(getHeading(LAST)).toBeVisible()
  },
)

test(
  'shows one dot per page that opens it, with the current one marked',
  { tags: ['MOD-15'] },
  async () => {
    await renderDialog()
    const dots = dialog.getByRole('list').getByRole('button')
    expect(dots.elements()).toHaveLength(3)
    await expect.element(dots.nth(0)).toHaveAttribute('aria-current', 'step')

    await press('Page 3 of 3')

    await expect.element(getHeading(LAST)).toBeVisible()
    await expect.element(dots.nth(0)).not.toHaveAttribute('aria-current')
    await expect.element(dots.nth(2)).toHaveAttribute('aria-current', 'step')
    await press('Back')
    await expect.element(getHeading(SECOND)).toBeVisible()
  },
)

/** Simulates a swipe on the page, in px. */
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
  ['forward in left-to-right text', 'ltr', -400, 0, SECOND],
  ['forward in right-to-left text', 'rtl', 400, 0, SECOND],
  ['not before the first page', 'ltr', 400, 0, FIRST],
  ['not on a vertical scroll', 'ltr', -60, 300, FIRST],
])(
  'turns the page with a swipe: %s',
  { tags: ['MOD-15'] },
  async (_where, dir, dx, dy, expected) => {
    document.documentElement.dir = dir
    await renderDialog()

    swipe(dx, dy)

    await expect.element(getHeading(expected)).toBeVisible()
  },
)

test('adds a suggested column with a click, and removes it with another click', async () => {
  const { app } = await renderDialog()
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
  ['bookmarks', ['bookmarks'], ['Local', 'Federated', 'Direct messages']],
  ['direct messages', ['directTimeline', 'conversations'], ['Local', 'Federated', 'Bookmarks']],
] as const)(
  'does not suggest a column that the server does not support: %s',
  { tags: ['BY-01'] },
  async (_what, lacks, names) => {
    await renderDialog(lacks)
    await press('Next')

    await expect.element(dialog.getByRole('button', { name: 'Local' })).toBeVisible()
    const offers = dialog.getByRole('group').getByRole('button').elements()
    expect(offers.map(({ textContent }) => textContent)).toEqual(names)
  },
)

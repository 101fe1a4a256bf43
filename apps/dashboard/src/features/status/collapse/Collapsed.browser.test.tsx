import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { statusId, type StatusRecord } from '@colonnade/domain/entities'
import { DEFAULT_LOCAL_SETTINGS, type LocalSettings } from '@colonnade/domain/settings'
import { createSampleAccount, createSampleImage } from '../../../gallery/sample-data.ts'
import { renderRow } from '../../../testing/render-row.tsx'

const { collapsed } = DEFAULT_LOCAL_SETTINGS
const NEVER = {
  all: false,
  notifications: false,
  lengthy: false,
  reblogs: false,
  replies: false,
  media: false,
}

type Row = Parameters<typeof renderRow>[0]

const shot = createSampleImage('1', ['navy', 'teal', 'gold'])
const createLines = (count: number): Partial<StatusRecord> => ({
  content: `<p>First line${'<br>more'.repeat(count - 1)}</p>`,
})

/** @param auto the rules that collapse rows automatically */
const createSettings = (
  auto: Partial<LocalSettings['collapsed']['auto']>,
  rest: Partial<LocalSettings['collapsed']> = {},
) => ({ options: { collapsed: { ...collapsed, ...rest, auto: { ...NEVER, ...auto } } } })

async function show(row: Row) {
  const screen = await renderRow(row)
  const article = screen.getByRole('article')
  const toggle = article.getByRole('button', { name: /^(?:Uncollapse|Collapse)$/ })
  const isCollapsed = () => toggle.element().getAttribute('aria-expanded') === 'false'
  return { ...screen, article, toggle, isCollapsed }
}

beforeEach(() => document.getSelection()?.removeAllRanges())

test('collapses and expands a post by its button', { tags: ['ST-30'] }, async () => {
  const { article, toggle, getByText } = await show({
    status: createLines(8),
    ...createSettings({}),
  })
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true')
  const full = article.element().clientHeight

  await toggle.click()

  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect.element(toggle).toHaveFocus()
  expect(article.element().clientHeight).toBeLessThan(full / 2)
  await toggle.click()
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true')
  expect(article.element().clientHeight).toBe(full)
  await expect.element(getByText('First line')).toBeVisible()
})

test(
  'collapses a post by Shift and a click, and expands it in place by any click',
  { tags: ['ST-30'] },
  async () => {
    const expand = vi.fn<() => void>()
    const row = { status: createLines(3), actions: { expand }, ...createSettings({}) }
    const { isCollapsed, getByText } = await show(row)

    await getByText('First line').click({ modifiers: ['Shift'] })
    await expect.poll(isCollapsed).toBe(true)
    expect(document.getSelection()?.isCollapsed).not.toBe(false)
    await getByText('First line').click()

    await expect.poll(isCollapsed).toBe(false)
    expect(expand).not.toHaveBeenCalled()
    await getByText('First line').click()
    expect(expand).toHaveBeenCalledOnce()
  },
)

test(
  'does not collapse when Shift and a click extend a selection',
  { tags: ['ST-30'] },
  async () => {
    const { isCollapsed, getByText } = await show({ status: createLines(3), ...createSettings({}) })
    document.getSelection()?.selectAllChildren(getByText('First line').element())

    await getByText('First line').click({ modifiers: ['Shift'] })

    expect(isCollapsed()).toBe(false)
  },
)

test('opens a collapsed post as a column by Ctrl and a click', { tags: ['BY-35'] }, async () => {
  const openBeside = vi.fn(() => true)
  const row = { status: { id: statusId('7') }, openBeside, ...createSettings({ all: true }) }
  const { isCollapsed, getByText } = await show(row)

  await getByText('Hello.').click({ modifiers: ['Control'] })

  expect(openBeside).toHaveBeenCalledOnce()
  expect(isCollapsed()).toBe(true)
})

test(
  'shows no button and expands everything when collapsing is disabled',
  { tags: ['ST-30'] },
  async () => {
    const row = { status: createLines(3), ...createSettings({ all: true }, { enabled: false }) }
    const expand = vi.fn<() => void>()
    const { toggle, getByText } = await show({ ...row, actions: { expand } })

    await getByText('First line').click({ modifiers: ['Shift'] })

    await expect.element(getByText('First line')).toHaveTextContent('First linemore')
    expect(toggle.query()).toBeNull()
    expect(expand).toHaveBeenCalledOnce()
  },
)

const reply = { in_reply_to_id: statusId('1') }
const media = { media_attachments: [shot] }
const tall = { content: `<div>${'<p>x</p>'.repeat(12)}</div>` }

test.each<readonly [string, Partial<LocalSettings['collapsed']['auto']>, Row, boolean]>([
  ['every post', { all: true }, {}, true],
  ['no post', {}, { status: { ...reply, ...media, ...tall }, isBoosted: true }, false],
  ['a boost', { reblogs: true }, { isBoosted: true }, true],
  ['no unboosted post', { reblogs: true }, {}, false],
  ['a reply', { replies: true }, { status: reply }, true],
  ['no post that is not a reply', { replies: true }, {}, false],
  ['a post with media', { media: true }, { status: media }, true],
  [
    'no media behind a content warning',
    { media: true },
    { status: { ...media, spoiler_text: 'W' } },
    false,
  ],
  ['no post without media', { media: true }, {}, false],
])(
  'collapses %s automatically with %j',
  { tags: ['ST-31'] },
  async (_title, auto, row, expected) => {
    const { isCollapsed } = await show({ ...row, ...createSettings(auto) })

    expect(isCollapsed()).toBe(expected)
  },
)

/** Renders a row of exactly this height in CSS pixels, by adjusting its last line. */
async function showHeight(height: number, row: Row) {
  const content = (margin: number) =>
    `<p>${'word '.repeat(40)}</p>${'<p>x</p>'.repeat(4)}<p>${margin}</p>`
  const status = { ...row.status, content: content(0) }
  const plain = await show({ ...row, status, ...createSettings({}) })
  const style = document.createElement('style')
  const missing = height - plain.article.element().clientHeight
  style.textContent = `article > :last-child { padding-block-end: ${missing}px }`
  document.head.append(style)
  expect(plain.article.element().clientHeight).toBe(height)
  await plain.unmount()

  const measured = await show({ ...row, status, ...createSettings({ lengthy: true }) })
  style.remove()
  return measured.isCollapsed()
}

test.each<readonly [string, number, Row, boolean]>([
  ['not at 400 px', 400, {}, false],
  ['at 401 px', 401, {}, true],
  ['not at 600 px with an image', 600, { status: media }, false],
  ['not at 650 px with an image', 650, { status: media }, false],
  ['at 651 px with an image', 651, { status: media }, true],
  [
    'at 600 px with an image in notifications',
    600,
    { status: media, isInNotifications: true },
    true,
  ],
])(
  'collapses a lengthy post when it is first shown: %s',
  { tags: ['ST-31'] },
  async (_title, height, row, expected) => {
    expect(await showHeight(height, row)).toBe(expected)
  },
)

test(
  'restores the state of a row that scrolls back into view',
  { tags: ['ST-30', 'ST-31'] },
  async () => {
    const row = { status: tall, ...createSettings({ lengthy: true }), memoryKey: 'left and back' }
    const first = await show(row)
    expect(first.isCollapsed()).toBe(true)
    await first.toggle.click()
    await first.unmount()

    const again = await show(row)

    expect(again.isCollapsed()).toBe(false)
  },
)

test(
  'keeps a post expanded that becomes taller while visible, also after it scrolled out of view',
  { tags: ['ST-31'] },
  async () => {
    const row = { ...createSettings({ lengthy: true }), memoryKey: 'grows' }
    const first = await show({ ...row, status: { spoiler_text: 'Long', ...tall } })
    await first.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => first.article.element().clientHeight).toBeGreaterThan(400)
    expect(first.isCollapsed()).toBe(false)
    await first.unmount()

    const again = await show({ ...row, status: { spoiler_text: 'Long', ...tall } })

    expect(again.isCollapsed()).toBe(false)
  },
)

test.each([
  [true, 5],
  [false, 0],
])(
  'shows the action buttons depending on the setting: %s',
  { tags: ['ST-32'] },
  async (show_action_bar, count) => {
    const { article } = await show(createSettings({ all: true }, { show_action_bar }))

    const actions = article.getByRole('button', { name: /^(Reply|Boost|Favourite|Bookmark|More)$/ })

    expect(actions.elements()).toHaveLength(count)
  },
)

test(
  'expands a collapsed post when its content warning is opened',
  { tags: ['ST-32'] },
  async () => {
    const status = { spoiler_text: 'Finale', content: '<p>It was him.</p>' }
    const { isCollapsed, getByRole, getByText } = await show({
      status,
      ...createSettings({ all: true }),
    })
    await expect.element(getByText('Finale')).toBeVisible()

    await getByRole('button', { name: 'Show more' }).click()

    await expect.element(getByText('It was him.')).toBeVisible()
    expect(isCollapsed()).toBe(false)
  },
)

test.each([
  ['expands a collapsed post and its content warning with x', { spoiler_text: 'Finale' }],
  ['expands a collapsed post with x, and collapses it again', {}],
])('%s', { tags: ['ST-32', 'ST-38'] }, async (_title, warning) => {
  const status = { content: '<p>It was him.</p>', ...warning }
  const { article, isCollapsed, getByText } = await show({
    status,
    ...createSettings({ all: true }),
  })
  ;(article.element() as HTMLElement).focus()

  await userEvent.keyboard('x')

  expect(isCollapsed()).toBe(false)
  await expect.element(getByText('It was him.')).toBeVisible()
  await userEvent.keyboard('x')
  expect(isCollapsed()).toBe(!('spoiler_text' in warning))
})

test(
  'does not collapse a filtered post, nor after it is shown anyway',
  { tags: ['ST-18', 'ST-31'] },
  async () => {
    const filter = { action: 'warn', titles: ['Spoilers'] } as const
    const { toggle, isCollapsed, getByRole } = await show({
      filter,
      ...createSettings({ all: true }),
    })
    expect(toggle.query()).toBeNull()

    await getByRole('button', { name: 'Show anyway' }).click()

    await expect.element(toggle).toBeVisible()
    expect(isCollapsed()).toBe(false)
  },
)

test.each([
  ['nothing', {}, 'none'],
  ['the author’s header', { user_backgrounds: true }, 'far.example/header.png'],
  ['the first image', { preview_images: true }, 'data:image/svg'],
  ['the first image instead', { user_backgrounds: true, preview_images: true }, 'data:image/svg'],
])(
  'shows %s behind a collapsed post: %j',
  { tags: ['ST-33'] },
  async (_title, backgrounds, expected) => {
    const header = 'https://far.example/header.png'
    const { article, toggle } = await show({
      status: media,
      author: createSampleAccount('ada', { header, header_static: header }),
      ...createSettings(
        { all: true },
        { backgrounds: { ...collapsed.backgrounds, ...backgrounds } },
      ),
    })
    const image = () => getComputedStyle(article.element()).backgroundImage

    expect(image()).toContain(expected)
    await toggle.click()
    await expect.poll(image).toBe('none')
  },
)

import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { statusId, type StatusRecord } from '@colonnade/domain/entities'
import { DEFAULT_LOCAL_SETTINGS, type LocalSettings } from '@colonnade/domain/settings'
import { person, picture } from '../../../gallery/gallery-data.ts'
import { showRow } from '../../../testing/show-row.tsx'

const { collapsed } = DEFAULT_LOCAL_SETTINGS
const NEVER = {
  all: false,
  notifications: false,
  lengthy: false,
  reblogs: false,
  replies: false,
  media: false,
}

type Row = Parameters<typeof showRow>[0]

const shot = picture('1', ['navy', 'teal', 'gold'])
const lines = (count: number): Partial<StatusRecord> => ({
  content: `<p>First line${'<br>more'.repeat(count - 1)}</p>`,
})

/** @param auto what collapses rows by itself */
const settings = (
  auto: Partial<LocalSettings['collapsed']['auto']>,
  rest: Partial<LocalSettings['collapsed']> = {},
) => ({ options: { collapsed: { ...collapsed, ...rest, auto: { ...NEVER, ...auto } } } })

async function show(row: Row) {
  const screen = await showRow(row)
  const article = screen.getByRole('article')
  const toggle = article.getByRole('button', { name: /^(?:Uncollapse|Collapse)$/ })
  const isCollapsed = () => toggle.element().getAttribute('aria-expanded') === 'false'
  return { ...screen, article, toggle, isCollapsed }
}

beforeEach(() => document.getSelection()?.removeAllRanges())

test('a post is collapsed and opened by its button', { tags: ['ST-30'] }, async () => {
  const { article, toggle, getByText } = await show({ status: lines(8), ...settings({}) })
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
  'a press with Shift collapses a post; any press on it then opens it, and does not leave the list',
  { tags: ['ST-30'] },
  async () => {
    const expand = vi.fn<() => void>()
    const row = { status: lines(3), actions: { expand }, ...settings({}) }
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
  'a press with Shift that makes a selection longer collapses nothing',
  { tags: ['ST-30'] },
  async () => {
    const { isCollapsed, getByText } = await show({ status: lines(3), ...settings({}) })
    document.getSelection()?.selectAllChildren(getByText('First line').element())

    await getByText('First line').click({ modifiers: ['Shift'] })

    expect(isCollapsed()).toBe(false)
  },
)

test('a press with Ctrl opens a collapsed post as a column', { tags: ['BY-35'] }, async () => {
  const openBeside = vi.fn(() => true)
  const row = { status: { id: statusId('7') }, openBeside, ...settings({ all: true }) }
  const { isCollapsed, getByText } = await show(row)

  await getByText('Hello.').click({ modifiers: ['Control'] })

  expect(openBeside).toHaveBeenCalledOnce()
  expect(isCollapsed()).toBe(true)
})

test(
  'where nothing can be collapsed there is no button, and all is open',
  { tags: ['ST-30'] },
  async () => {
    const row = { status: lines(3), ...settings({ all: true }, { enabled: false }) }
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
  ['no post that is not boosted', { reblogs: true }, {}, false],
  ['a reply', { replies: true }, { status: reply }, true],
  ['no post that answers nobody', { replies: true }, {}, false],
  ['a post with media', { media: true }, { status: media }, true],
  [
    'no media behind a warning',
    { media: true },
    { status: { ...media, spoiler_text: 'W' } },
    false,
  ],
  ['no post without media', { media: true }, {}, false],
])(
  'by itself %s is collapsed: with %j',
  { tags: ['ST-31'] },
  async (_title, auto, row, expected) => {
    const { isCollapsed } = await show({ ...row, ...settings(auto) })

    expect(isCollapsed()).toBe(expected)
  },
)

/** A row of exactly this height, in CSS pixels, by what its last line is given. */
async function showHeight(height: number, row: Row) {
  const content = (margin: number) =>
    `<p>${'word '.repeat(40)}</p>${'<p>x</p>'.repeat(4)}<p>${margin}</p>`
  const status = { ...row.status, content: content(0) }
  const plain = await show({ ...row, status, ...settings({}) })
  const style = document.createElement('style')
  const missing = height - plain.article.element().clientHeight
  style.textContent = `article > :last-child { padding-block-end: ${missing}px }`
  document.head.append(style)
  expect(plain.article.element().clientHeight).toBe(height)
  await plain.unmount()

  const measured = await show({ ...row, status, ...settings({ lengthy: true }) })
  style.remove()
  return measured.isCollapsed()
}

test.each<readonly [string, number, Row, boolean]>([
  ['400 px are not lengthy', 400, {}, false],
  ['401 px are', 401, {}, true],
  ['600 px with a picture are not', 600, { status: media }, false],
  ['650 px with a picture are not', 650, { status: media }, false],
  ['651 px with a picture are', 651, { status: media }, true],
  [
    '600 px with a picture are, in notifications',
    600,
    { status: media, isInNotifications: true },
    true,
  ],
])(
  'a lengthy post is collapsed when it is first shown: %s',
  { tags: ['ST-31'] },
  async (_title, height, row, expected) => {
    expect(await showHeight(height, row)).toBe(expected)
  },
)

test(
  'a row that left the view comes back as its reader left it',
  { tags: ['ST-30', 'ST-31'] },
  async () => {
    const row = { status: tall, ...settings({ lengthy: true }), memoryKey: 'left and back' }
    const first = await show(row)
    expect(first.isCollapsed()).toBe(true)
    await first.toggle.click()
    await first.unmount()

    const again = await show(row)

    expect(again.isCollapsed()).toBe(false)
  },
)

test(
  'a post that grows while it is read stays open, also after it left the view',
  { tags: ['ST-31'] },
  async () => {
    const row = { ...settings({ lengthy: true }), memoryKey: 'grows' }
    const first = await show({ ...row, status: { spoiler_text: 'Long', ...tall } })
    await first.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => first.article.element().clientHeight).toBeGreaterThan(400)
    expect(first.isCollapsed()).toBe(false)
    await first.unmount()

    const again = await show({ ...row, status: { spoiler_text: 'Long', ...tall } })

    expect(again.isCollapsed()).toBe(false)
  },
)

test('a collapsed post is one line of 20 px that fades out', { tags: ['ST-32'] }, async () => {
  const status = { content: `<p>${'A long line of words. '.repeat(9)}</p><p>The end.</p>` }
  const { getByText } = await show({ status, ...settings({ all: true }) })

  const line = getByText(/^A long line/).element()

  expect(line.getBoundingClientRect().height).toBe(20)
  expect(getComputedStyle(line).maskImage).toMatch(/gradient.*\(0, 0, 0, 0\)/)
})

test(
  'a collapsed post runs in its own direction, and fades at its end',
  { tags: ['ST-32', 'ST-36'] },
  async () => {
    const status = { content: `<p>${'הבוקר הזה התחיל בקפה '.repeat(9)}</p>` }
    const { getByText } = await show({ status, ...settings({ all: true }) })

    const line = getComputedStyle(getByText(/^הבוקר/).element())

    expect(line.direction).toBe('rtl')
    expect(line.maskImage).toContain('to left')
  },
)

test.each([
  [true, 5],
  [false, 0],
])('the action buttons stay by choice: %s', { tags: ['ST-32'] }, async (show_action_bar, count) => {
  const { article } = await show(settings({ all: true }, { show_action_bar }))

  const actions = article.getByRole('button', { name: /^(Reply|Boost|Favourite|Bookmark|More)$/ })

  expect(actions.elements()).toHaveLength(count)
})

test('opening the warning of a collapsed post opens the post', { tags: ['ST-32'] }, async () => {
  const status = { spoiler_text: 'Finale', content: '<p>It was him.</p>' }
  const { isCollapsed, getByRole, getByText } = await show({ status, ...settings({ all: true }) })
  await expect.element(getByText('Finale')).toBeVisible()

  await getByRole('button', { name: 'Show more' }).click()

  await expect.element(getByText('It was him.')).toBeVisible()
  expect(isCollapsed()).toBe(false)
})

test.each([
  ['opens it with its warning', { spoiler_text: 'Finale' }],
  ['opens it, and collapses it again', {}],
])('the key x on a collapsed post %s', { tags: ['ST-32', 'ST-38'] }, async (_title, warning) => {
  const status = { content: '<p>It was him.</p>', ...warning }
  const { article, isCollapsed, getByText } = await show({ status, ...settings({ all: true }) })
  ;(article.element() as HTMLElement).focus()

  await userEvent.keyboard('x')

  expect(isCollapsed()).toBe(false)
  await expect.element(getByText('It was him.')).toBeVisible()
  await userEvent.keyboard('x')
  expect(isCollapsed()).toBe(!('spoiler_text' in warning))
})

test(
  'a post that filters make a line is not collapsed besides, nor when it is shown anyway',
  { tags: ['ST-18', 'ST-31'] },
  async () => {
    const filter = { action: 'warn', titles: ['Spoilers'] } as const
    const { toggle, isCollapsed, getByRole } = await show({ filter, ...settings({ all: true }) })
    expect(toggle.query()).toBeNull()

    await getByRole('button', { name: 'Show anyway' }).click()

    await expect.element(toggle).toBeVisible()
    expect(isCollapsed()).toBe(false)
  },
)

test.each([
  ['nothing', {}, 'none'],
  ['the author’s header', { user_backgrounds: true }, 'far.example/header.png'],
  ['the first picture', { preview_images: true }, 'data:image/svg'],
  ['the first picture instead', { user_backgrounds: true, preview_images: true }, 'data:image/svg'],
])(
  'behind a collapsed post there is %s: %j',
  { tags: ['ST-33'] },
  async (_title, backgrounds, expected) => {
    const header = 'https://far.example/header.png'
    const { article, toggle } = await show({
      status: media,
      author: person('ada', { header, header_static: header }),
      ...settings({ all: true }, { backgrounds: { ...collapsed.backgrounds, ...backgrounds } }),
    })
    const image = () => getComputedStyle(article.element()).backgroundImage

    expect(image()).toContain(expected)
    await toggle.click()
    await expect.poll(image).toBe('none')
  },
)

test(
  'leaves shortcodes in code as letters in the line of a collapsed post',
  { tags: ['ENT-08'] },
  async () => {
    const emoji = (shortcode: string) => ({
      shortcode,
      url: shot.url!,
      static_url: shot.url!,
      visible_in_picker: true,
    })
    const status = {
      content: '<p>a :fish: in <code>:blob:</code></p>',
      emojis: [emoji('fish'), emoji('blob')],
    }
    const screen = await show({ status, ...settings({ all: true }) })

    await expect.element(screen.getByRole('img', { name: ':fish:' })).toBeVisible()
    expect(screen.getByRole('img', { name: ':blob:' }).query()).toBeNull()
  },
)

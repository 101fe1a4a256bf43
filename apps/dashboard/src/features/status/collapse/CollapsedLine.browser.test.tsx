import { expect, test } from 'vitest'
import type { StatusRecord } from '@colonnade/domain/entities'
import { DEFAULT_LOCAL_SETTINGS } from '@colonnade/domain/settings'
import { createSampleImage } from '../../../gallery/sample-data.ts'
import { renderRow } from '../../../testing/render-row.tsx'

const { collapsed } = DEFAULT_LOCAL_SETTINGS
const { url } = createSampleImage('1', ['navy', 'teal', 'gold'])

/** Renders a collapsed post. */
const showCollapsed = (status: Partial<StatusRecord>) =>
  renderRow({
    status,
    options: { collapsed: { ...collapsed, auto: { ...collapsed.auto, all: true } } },
  })

test(
  'shows a collapsed post as one line of 20 px that fades out',
  { tags: ['ST-32'] },
  async () => {
    const status = { content: `<p>${'A long line of words. '.repeat(9)}</p><p>The end.</p>` }
    const { getByText } = await showCollapsed(status)

    const line = getByText(/^A long line/).element()

    expect(line.getBoundingClientRect().height).toBe(20)
    expect(getComputedStyle(line).maskImage).toMatch(/gradient.*\(0, 0, 0, 0\)/)
  },
)

test(
  'uses the text direction of a collapsed post, and fades out at the end of its line',
  { tags: ['ST-32', 'ST-36'] },
  async () => {
    const status = { content: `<p>${'הבוקר הזה התחיל בקפה '.repeat(9)}</p>` }
    const { getByText } = await showCollapsed(status)

    const line = getComputedStyle(getByText(/^הבוקר/).element())

    expect(line.direction).toBe('rtl')
    expect(line.maskImage).toContain('to left')
  },
)

test(
  'keeps shortcodes in code as text in the line of a collapsed post',
  { tags: ['ENT-08'] },
  async () => {
    const emoji = (shortcode: string) => ({
      shortcode,
      url: url!,
      static_url: url!,
      visible_in_picker: true,
    })
    const status = {
      content: '<p>a :fish: in <code>:blob:</code></p>',
      emojis: [emoji('fish'), emoji('blob')],
    }
    const screen = await showCollapsed(status)

    await expect.element(screen.getByRole('img', { name: ':fish:' })).toBeVisible()
    expect(screen.getByRole('img', { name: ':blob:' }).query()).toBeNull()
  },
)

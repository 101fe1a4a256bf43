import { expect, test } from 'vitest'
import { createSampleImage } from '../../gallery/sample-data.ts'
import { renderRow } from '../../testing/render-row.tsx'

const shot = createSampleImage('1', ['navy', 'teal', 'gold'])

test(
  'shows the avatar, name, handle, time, visibility, content, media and actions',
  { tags: ['ST-01'] },
  async () => {
    const screen = await renderRow({
      status: { content: '<p>The mill turns.</p>', media_attachments: [shot] },
    })
    const article = screen.getByRole('article', { name: /^Ada Lovelace/ })
    const row = article.element().getBoundingClientRect()
    const isShown = (element: Element | null) => {
      if (element === null || !element.checkVisibility({ opacityProperty: true })) return false
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
      const isInside =
        left >= row.left - 1 && right <= row.right + 1 && top >= row.top && bottom <= row.bottom + 1
      return isInside && width >= 8 && height >= 8
    }

    await expect.element(article.getByLabelText(shot.description!)).toBeVisible()
    const find = (selector: string) => article.element().querySelector(selector)
    const parts = {
      avatar: find('[data-size]'),
      name: find('b'),
      handle: find('bdi[dir="ltr"]'),
      time: find('time'),
      visibility: find('[data-icon="globe"]'),
      content: article.getByText('The mill turns.').element(),
      media: article.getByLabelText(shot.description!).element(),
      ...Object.fromEntries(
        ['Reply', 'Boost', 'Favourite', 'Bookmark', 'More'].map((name) => [
          name,
          article.getByRole('button', { name, exact: true }).element(),
        ]),
      ),
    }
    const shown = Object.entries(parts).map(([name, element]) => [name, isShown(element)])
    expect(Object.fromEntries(shown)).toEqual(
      Object.fromEntries(Object.keys(parts).map((name) => [name, true])),
    )
    expect(parts.handle?.textContent).toBe('@ada@far.example')
  },
)

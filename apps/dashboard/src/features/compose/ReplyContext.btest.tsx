import { expect, test } from 'vitest'
import { picture, post } from '../../gallery/gallery-data.ts'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { ReplyContext } from './ReplyContext.tsx'

test.each([
  [false, 'img'],
  [true, 'i'],
])(
  'shows a thumbnail and the description of each attachment of the replied-to post (sensitive: %s) [CMP-29]',
  async (sensitive, shown) => {
    const described = {
      ...picture('1', ['navy', 'teal', 'gold']),
      description: 'A mill\nby the sea',
    }
    const bare = { ...picture('2', ['navy', 'teal', 'gold']), description: ' ' }
    const screen = await renderInEnglish(
      <ReplyContext
        status={post('1', { sensitive, media_attachments: [described, bare] })}
        author={null}
        isLocked={false}
        onCancel={() => undefined}
      />,
    )
    const link = (name: string | RegExp) => screen.getByRole('link', { name })

    await expect.element(link(/^A mill\s+by the sea$/)).toHaveAttribute('href', described.url)
    await expect.element(link('Image 2 of 2')).toBeVisible()
    for (const each of [link(/^A mill/), link('Image 2 of 2')]) {
      expect(each.element().querySelectorAll(shown)).toHaveLength(1)
    }
  },
)

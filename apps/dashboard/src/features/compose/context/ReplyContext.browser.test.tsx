import { expect, test, vi } from 'vitest'
import {
  createSampleAccount,
  createSampleImage,
  createSampleStatus,
} from '../../../gallery/sample-data.ts'
import { renderInEnglish } from '../../../testing/render-in-english.tsx'
import { ReplyContext } from './DraftContext.tsx'

test.each([
  [false, 'img'],
  [true, 'i'],
])(
  'shows a thumbnail and the description of each attachment of the replied-to post (sensitive: %s)',
  { tags: ['CMP-29'] },
  async (sensitive, shown) => {
    const described = {
      ...createSampleImage('1', ['navy', 'teal', 'gold']),
      description: 'A mill\nby the sea',
    }
    const bare = { ...createSampleImage('2', ['navy', 'teal', 'gold']), description: ' ' }
    const screen = await renderInEnglish(
      <ReplyContext
        status={createSampleStatus('1', { sensitive, media_attachments: [described, bare] })}
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

test(
  'shows the replied-to post with a button that cancels the reply',
  { tags: ['CMP-29'] },
  async () => {
    const onCancel = vi.fn()
    const screen = await renderInEnglish(
      <ReplyContext
        status={createSampleStatus('1', { content: '<p>The mill turns.</p>' })}
        author={createSampleAccount('ada', { display_name: 'Ada', acct: 'ada@far.example' })}
        isLocked={false}
        onCancel={onCancel}
      />,
    )
    const group = screen.getByRole('group', { name: 'Replying to @ada@far.example' })
    await expect.element(group.getByText('The mill turns.')).toBeVisible()

    await group.getByRole('button', { name: 'Cancel reply' }).click()

    expect(onCancel).toHaveBeenCalledOnce()
  },
)

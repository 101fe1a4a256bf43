import { afterEach, expect, test, vi } from 'vitest'
import { testSession } from '../../testing/test-session.ts'
import { copyLinkAtom } from './copy-link.ts'
import { noticesAtom } from './messages.ts'

const LINK = 'https://far.example/@ada/7'

afterEach(() => vi.unstubAllGlobals())

async function copied(clipboard: unknown) {
  vi.stubGlobal('navigator', { clipboard })
  const { app } = testSession().session
  await app.set(copyLinkAtom, LINK, 'Link copied')
  return app.get(noticesAtom)
}

test('a link that is in the clipboard is said to be there', async () => {
  const writeText = vi.fn(() => Promise.resolve())

  expect(await copied({ writeText })).toMatchObject([{ text: 'Link copied' }])
  expect(writeText).toHaveBeenCalledExactlyOnceWith(LINK)
})

test.each([
  ['a page without a clipboard', undefined],
  ['a clipboard that refuses', { writeText: () => Promise.reject(new Error('denied')) }],
])('%s shows the link, for as long as copying by hand takes', async (_title, clipboard) => {
  expect(await copied(clipboard)).toMatchObject([{ text: LINK, time: 10_000 }])
})

import { afterEach, expect, test, vi } from 'vitest'
import { testSession } from '../../testing/test-session.ts'
import { copyLinkAtom } from './copy-link.ts'
import { toastsAtom } from './messages.ts'

const LINK = 'https://far.example/@ada/7'

afterEach(() => vi.unstubAllGlobals())

async function copyLink(clipboard: unknown) {
  vi.stubGlobal('navigator', { clipboard })
  const { app } = testSession().session
  await app.set(copyLinkAtom, LINK, 'Link copied')
  return app.get(toastsAtom)
}

test('announces that a link was copied', async () => {
  const writeText = vi.fn(() => Promise.resolve())

  expect(await copyLink({ writeText })).toMatchObject([{ text: 'Link copied' }])
  expect(writeText).toHaveBeenCalledExactlyOnceWith(LINK)
})

test.each([
  ['the page has no clipboard', undefined],
  ['the clipboard refuses', { writeText: () => Promise.reject(new Error('denied')) }],
])('shows the link, long enough to copy it by hand, when %s', async (_title, clipboard) => {
  expect(await copyLink(clipboard)).toMatchObject([{ text: LINK, time: 10_000 }])
})

// This import must be first, because the order of imports sets the order of the CSS layers.
import '../../styles/index.css'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mediaId, statusId } from '@colonnade/domain/entities'
import { ingestStatusesAtom } from '../../state/entities/ingest.ts'
import { account, status } from '../../testing/factories.ts'
import { fakePlayback } from '../../testing/fake-playback.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { testSession } from '../../testing/test-session.ts'
import { StatusRow } from './StatusRow.tsx'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const [MOVING, STILL] = [`${PIXEL}#moving`, `${PIXEL}#still`]

const LOOP = {
  id: mediaId('1'),
  type: 'gifv',
  url: MOVING,
  preview_url: STILL,
  remote_url: null,
  description: null,
  blurhash: null,
  meta: null,
} as const

/** A post with a GIF, whose author has an animated avatar and emoji. */
async function showPost(autoPlays: boolean) {
  const played = fakePlayback()
  const { session } = testSession({ meta: { auto_play_gif: autoPlays } })
  const emojis = [
    { shortcode: 'blob', url: MOVING, static_url: STILL, visible_in_picker: true, category: null },
  ]
  const author = account({
    id: '7',
    username: 'ada',
    display_name: 'Ada :blob:',
    avatar: MOVING,
    avatar_static: STILL,
    emojis,
  })
  const entity = status({
    id: '5',
    account: author,
    content: '<p>Look :blob:</p>',
    emojis,
    media_attachments: [LOOP],
  })
  session.store.set(ingestStatusesAtom, session, [entity])
  await renderWithSession(session, <StatusRow id={statusId('5')} position={1} setSize={1} />)
  const row = page.getByRole('article')
  await expect.element(row).toBeVisible()
  const video = await findSoon(() => row.element().querySelector('video'))
  return { row: row.element(), video, played }
}

async function findSoon<Found>(find: () => Found | null): Promise<Found> {
  await expect.poll(find).not.toBeNull()
  return find()!
}

const getSources = (row: Element) =>
  [...row.querySelectorAll('img')].map((image) => image.src.replace(PIXEL, ''))

test(
  'shows static images, and plays GIFs on hover only, when animation is off',
  { tags: ['SES-05'] },
  async () => {
    const { row, video, played } = await showPost(false)
    expect(new Set(getSources(row))).toEqual(new Set(['#still']))
    expect(getSources(row).length).toBeGreaterThanOrEqual(3)
    expect(video.autoplay).toBe(false)
    expect(played.play).not.toHaveBeenCalled()

    await userEvent.hover(video)
    await expect.poll(() => played.play.mock.calls.length).toBe(1)
    Object.defineProperty(video, 'currentTime', { value: 3, writable: true })
    await userEvent.unhover(video)

    await expect.poll(() => played.pause.mock.calls.length).toBeGreaterThan(0)
    expect(video.currentTime).toBe(0)
  },
)

test('animates avatars, emoji and GIFs when animation is on', { tags: ['SES-05'] }, async () => {
  const { row, video } = await showPost(true)

  expect(new Set(getSources(row))).toEqual(new Set(['#moving']))
  expect(getSources(row).length).toBeGreaterThanOrEqual(3)
  expect(video.autoplay).toBe(true)
})

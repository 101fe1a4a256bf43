import { I18nProvider } from '@lingui/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { accountId, type MediaAttachmentEntity } from '@colonnade/domain/entities'
import { defaultOptions } from '../../../gallery/row-samples.ts'
import {
  createSampleAccount,
  createSampleImage,
  createSampleStatus,
} from '../../../gallery/sample-data.ts'
import { createSampleSound } from '../../../gallery/sample-sound.ts'
import { i18n } from '../../../lib/i18n.ts'
import { renderInEnglish } from '../../../testing/render-in-english.tsx'
import { renderRow } from '../../../testing/render-row.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { noopActions } from '../actions/row-action-types.ts'
import { DetailedStatus } from '../DetailedStatus.tsx'
import { StatusView } from '../StatusView.tsx'

const still = createSampleImage('1', ['navy', 'teal', 'gold'])
const film: MediaAttachmentEntity = {
  ...still,
  type: 'video',
  url: createSampleSound(60),
  preview_url: still.url,
  description: 'Waves run up a beach',
  meta: { original: { width: 640, height: 360 }, duration: 60 },
}
const sound: MediaAttachmentEntity = { ...film, type: 'audio', description: 'A long tone' }

/** Each test uses another key, because rows store their collapsed state by key. */
let memoryKey = 0
beforeEach(() => {
  memoryKey += 1
})

const findVideo = () => document.querySelector<HTMLMediaElement>('article :is(video, audio)')!

/** Plays the video of the only post, starting at second 12. */
async function play(screen: Awaited<ReturnType<typeof renderRow>>) {
  await screen.getByRole('button', { name: 'Mute sound' }).click()
  await screen.getByRole('button', { name: 'Play', exact: true }).click()
  findVideo().currentTime = 12
  await expect.poll(() => findVideo().currentTime).toBeGreaterThan(12.1)
  return findVideo()
}

const showMedia = (media: MediaAttachmentEntity, rest: Parameters<typeof renderRow>[0] = {}) =>
  renderRow({ ...rest, status: { media_attachments: [media], ...rest.status } })

describe('inline video', () => {
  test(
    'gets its source, preview, description and shape from the attachment',
    { tags: ['VID-03'] },
    async () => {
      const screen = await showMedia(film)
      await expect.element(screen.getByRole('group', { name: film.description! })).toBeVisible()

      const shown = document.querySelector<HTMLVideoElement>('article video')!
      const { width, height } = shown.getBoundingClientRect()

      expect([shown.src, shown.poster]).toEqual([film.url, film.preview_url])
      expect(width / height).toBeCloseTo(16 / 9, 2)
      await expect.element(screen.getByRole('button', { name: 'Expand video' })).toBeVisible()
    },
  )

  test.each([
    ['hides a sensitive video', { status: { sensitive: true } }, 'Sensitive content'],
    ['hides every video by the setting', { options: { displayMedia: 'hide_all' } }, 'Media hidden'],
  ] as const)('%s until it is revealed', { tags: ['VID-03'] }, async (_title, row, name) => {
    const screen = await showMedia(film, row)
    const cover = screen.getByRole('button', { name: `${name}, Click to view` })
    await expect.element(cover).toBeVisible()
    expect(findVideo()).not.toBeVisible()

    await cover.click()

    await expect.poll(() => findVideo().checkVisibility()).toBe(true)
  })

  test.each([
    ['fits', { isLetterboxed: true }, 'contain'],
    ['fills', { isLetterboxed: false }, 'cover'],
  ] as const)(
    '%s its box depending on the setting',
    { tags: ['VID-03', 'VID-18'] },
    async (_title, options, fit) => {
      await showMedia(film, { options })

      await expect.poll(() => getComputedStyle(findVideo()).objectFit).toBe(fit)
    },
  )

  test('reaches the edges of the row at full width', { tags: ['VID-03', 'VID-18'] }, async () => {
    const screen = await showMedia(film, { options: { isFullWidth: true } })
    await expect.poll(findVideo).not.toBeNull()

    const row = screen.getByRole('article').element().getBoundingClientRect()

    expect(findVideo().getBoundingClientRect().width).toBeCloseTo(row.width, 0)
  })

  test('does not preload and shows no time in a list', { tags: ['VID-10', 'VID-15'] }, async () => {
    const screen = await showMedia(film)
    await expect.poll(findVideo).not.toBeNull()

    expect(findVideo().preload).toBe('none')
    expect(screen.getByText('00:00 / 01:00').query()).toBeNull()
  })

  test(
    'preloads its metadata and shows its time in an opened post',
    { tags: ['VID-10', 'VID-15'] },
    async () => {
      const screen = await renderInEnglish(<Opened />)
      await expect.element(screen.getByText('00:00 / 01:00')).toBeVisible()

      expect(findVideo().preload).toBe('metadata')
      await screen.getByRole('slider', { name: 'Seek' }).click({ position: { x: 1, y: 12 } })
      findVideo().currentTime = 7

      await expect.element(screen.getByText('00:07 / 01:00')).toBeVisible()
    },
  )
})

describe('player in a post', () => {
  test.each([
    ['film', film],
    ['sound', sound],
  ] as const)(
    'pauses a %s when the post is collapsed, and keeps its position',
    { tags: ['VID-07'] },
    async (_type, media) => {
      const screen = await showMedia(media)
      const playing = await play(screen)

      await screen.getByRole('button', { name: 'Collapse', exact: true }).click()
      await expect.poll(() => playing.paused).toBe(true)
      expect(findVideo()).toBe(playing)
      expect(playing).not.toBeVisible()
      const left = playing.currentTime
      await screen.getByRole('button', { name: 'Uncollapse' }).click()

      expect(findVideo()).toBe(playing)
      expect(left).toBeGreaterThan(12)
      expect([playing.currentTime, playing.paused]).toEqual([left, true])
    },
  )

  test(
    'pauses when the content warning is closed and keeps its position',
    { tags: ['VID-07'] },
    async () => {
      const screen = await showMedia(film, { status: { spoiler_text: 'Waves' } })
      await screen.getByRole('button', { name: 'Show more' }).click()
      const playing = await play(screen)

      await screen.getByRole('button', { name: 'Show less' }).click()
      await expect.poll(() => playing.paused).toBe(true)
      await screen.getByRole('button', { name: 'Show more' }).click()

      expect(findVideo()).toBe(playing)
      expect(playing.currentTime).toBeGreaterThan(12)
    },
  )

  test(
    'pauses when the post is filtered and keeps its position',
    { tags: ['VID-07'] },
    async () => {
      const draw = (isFiltered: boolean) => (
        <I18nProvider i18n={i18n}>
          <Row isFiltered={isFiltered} />
        </I18nProvider>
      )
      const screen = await renderInEnglish(<Row isFiltered={false} />)
      const playing = await play(screen)

      await screen.rerender(draw(true))
      await expect.poll(() => playing.paused).toBe(true)
      await screen.getByRole('button', { name: 'Show anyway' }).click()

      await expect.poll(() => playing.checkVisibility()).toBe(true)
      expect(playing.currentTime).toBeGreaterThan(12)
    },
  )

  test('pauses behind a modal', { tags: ['VID-07'] }, async () => {
    const screen = await renderInEnglish(<BehindModal isOpen={false} />)
    const playing = await play(screen)

    await screen.rerender(
      <I18nProvider i18n={i18n}>
        <BehindModal isOpen />
      </I18nProvider>,
    )

    await expect.poll(() => playing.paused).toBe(true)
    expect(findVideo()).toBe(playing)
    expect(playing.currentTime).toBeGreaterThan(12)
  })
})

const ada = createSampleAccount('ada')
const shared = {
  author: ada,
  booster: null,
  me: accountId('mira'),
  options: defaultOptions,
  actions: noopActions,
} as const
const status = createSampleStatus('8', { account: ada.id, media_attachments: [film] })

function Opened() {
  return (
    <div style={{ inlineSize: 360 }}>
      <DetailedStatus
        {...shared}
        uiStateKey={`film ${memoryKey}`}
        status={status}
        filter={{ action: 'none', titles: [] }}
      />
    </div>
  )
}

function Row({ isFiltered = false }: { readonly isFiltered?: boolean }) {
  return (
    <div style={{ inlineSize: 360 }}>
      <StatusView
        {...shared}
        uiStateKey={`film ${memoryKey}`}
        status={status}
        filter={isFiltered ? { action: 'warn', titles: ['Sea'] } : { action: 'none', titles: [] }}
      />
    </div>
  )
}

function BehindModal({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <>
      <Row />
      {isOpen && <Dialog title="Settings" onClose={() => undefined} />}
    </>
  )
}

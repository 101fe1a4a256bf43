// The first import, because an earlier one would change the order of the cascade layers.
import '../styles/index.css'
import { I18nProvider } from '@lingui/react'
import { beforeEach, expect, test } from 'vitest'
import { accountId, type MediaAttachmentEntity } from '@colonnade/domain/entities'
import { noopActions } from '../features/status/actions/row-action-types.ts'
import { StatusView } from '../features/status/StatusView.tsx'
import { PopInPlayerProvider } from '../features/video/PopInPlayerProvider.tsx'
import { VideoDialog } from '../features/video/VideoModal.tsx'
import { defaultOptions } from '../gallery/row-samples.ts'
import {
  createSampleAccount,
  createSampleImage,
  createSampleStatus,
} from '../gallery/sample-data.ts'
import { createSampleSound } from '../gallery/sample-sound.ts'
import { i18n } from '../lib/i18n.ts'
import { renderInEnglish } from '../testing/render-in-english.tsx'

const film: MediaAttachmentEntity = {
  ...createSampleImage('1', ['navy', 'teal', 'gold']),
  type: 'video',
  url: createSampleSound(60),
  description: 'Waves run up a beach',
  meta: { original: { width: 640, height: 360 }, duration: 60 },
}
const ada = createSampleAccount('ada')
const status = createSampleStatus('8', { account: ada.id, media_attachments: [film] })

/** Rows store their collapsed state under this key. */
let memoryKey = 0
beforeEach(() => {
  memoryKey += 1
})

function Row() {
  return (
    <div style={{ inlineSize: 360 }}>
      <StatusView
        status={status}
        author={ada}
        booster={null}
        filter={{ action: 'none', titles: [] }}
        me={accountId('mira')}
        options={defaultOptions}
        actions={noopActions}
        uiStateKey={`remembered ${memoryKey}`}
      />
    </div>
  )
}

function List({ hasRow }: { readonly hasRow: boolean }) {
  return <PopInPlayerProvider isEnabled={false}>{hasRow && <Row />}</PopInPlayerProvider>
}

const findFilm = () => document.querySelector<HTMLMediaElement>('article video')!

/** Plays the video of the only post from second 12. */
async function play(screen: Awaited<ReturnType<typeof renderInEnglish>>) {
  await screen.getByRole('button', { name: 'Mute sound' }).click()
  await screen.getByRole('button', { name: 'Play', exact: true }).click()
  findFilm().currentTime = 12
  await expect.poll(() => findFilm().currentTime).toBeGreaterThan(12.1)
  return findFilm()
}

test(
  'does not move to the corner when the post is collapsed',
  { tags: ['VID-07', 'VID-19'] },
  async () => {
    const screen = await renderInEnglish(
      <PopInPlayerProvider isEnabled>
        <Row />
      </PopInPlayerProvider>,
    )
    const playing = await play(screen)

    await screen.getByRole('button', { name: 'Collapse', exact: true }).click()
    await expect.poll(() => playing.paused).toBe(true)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

    expect(screen.getByRole('complementary').query()).toBeNull()
  },
)

test('resumes at its position when its row is rendered again', { tags: ['VID-07'] }, async () => {
  const screen = await renderInEnglish(<List hasRow />)
  await play(screen)
  const left = findFilm().currentTime

  await screen.rerender(
    <I18nProvider i18n={i18n}>
      <List hasRow={false} />
    </I18nProvider>,
  )
  await screen.rerender(
    <I18nProvider i18n={i18n}>
      <List hasRow />
    </I18nProvider>,
  )

  await expect.poll(() => findFilm().currentTime).toBeGreaterThanOrEqual(left)
  expect(findFilm().paused).toBe(true)
})

test(
  'takes over the position and the volume of the closed dialog',
  { tags: ['VID-19'] },
  async () => {
    const draw = (isOpen: boolean) => (
      <I18nProvider i18n={i18n}>
        <PopInPlayerProvider isEnabled={false}>
          <Row />
          {isOpen && <VideoDialog video={film} time={12} onClose={() => undefined} />}
        </PopInPlayerProvider>
      </I18nProvider>
    )
    const screen = await renderInEnglish(<div />)
    await screen.rerender(draw(false))
    await expect.poll(findFilm).not.toBeNull()
    await screen.rerender(draw(true))
    const dialog = screen.getByRole('dialog', { name: 'Video' })
    await dialog.getByRole('button', { name: 'Mute sound' }).click()
    const large = document.querySelector<HTMLVideoElement>('dialog video')!
    await expect.poll(() => large.paused).toBe(false)
    large.currentTime = 30
    await expect.poll(() => large.currentTime).toBeGreaterThan(30.1)
    const left = large.currentTime

    await screen.rerender(draw(false))

    expect(findFilm().currentTime).toBeGreaterThanOrEqual(left)
    expect([findFilm().muted, findFilm().paused]).toEqual([true, true])
    await expect.element(screen.getByRole('button', { name: 'Unmute sound' })).toBeVisible()
  },
)

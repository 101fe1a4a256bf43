// First of all imports: whoever comes before it would order the layers.
import '../styles/index.css'
import { I18nProvider } from '@lingui/react'
import { beforeEach, expect, test } from 'vitest'
import { accountId, type MediaAttachmentEntity } from '@colonnade/domain/entities'
import { idleActions } from '../features/status/actions/row-action.ts'
import { StatusView } from '../features/status/StatusView.tsx'
import { CornerPlace } from '../features/video/CornerPlace.tsx'
import { VideoDialog } from '../features/video/VideoModal.tsx'
import { person, picture, post } from '../gallery/gallery-data.ts'
import { defaultOptions } from '../gallery/row-samples.ts'
import { sampleSound } from '../gallery/sample-sound.ts'
import { i18n } from '../lib/i18n.ts'
import { renderInEnglish } from '../testing/render-in-english.tsx'

const film: MediaAttachmentEntity = {
  ...picture('1', ['navy', 'teal', 'gold']),
  type: 'video',
  url: sampleSound(60),
  description: 'Waves run up a beach',
  meta: { original: { width: 640, height: 360 }, duration: 60 },
}
const ada = person('ada')
const status = post('8', { account: ada.id, media_attachments: [film] })

/** Rows remember what was collapsed in them. */
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
        actions={idleActions}
        memoryKey={`remembered ${memoryKey}`}
      />
    </div>
  )
}

function List({ hasRow }: { readonly hasRow: boolean }) {
  return <CornerPlace isOffered={false}>{hasRow && <Row />}</CornerPlace>
}

const findFilm = () => document.querySelector<HTMLMediaElement>('article video')!

/** Plays the film of the only post, from the second 12 on. */
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
      <CornerPlace isOffered>
        <Row />
      </CornerPlace>,
    )
    const playing = await play(screen)

    await screen.getByRole('button', { name: 'Collapse', exact: true }).click()
    await expect.poll(() => playing.paused).toBe(true)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

    expect(screen.getByRole('complementary').query()).toBeNull()
  },
)

test(
  'continues where it was left when its row comes back into the list',
  { tags: ['VID-07'] },
  async () => {
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
  },
)

test(
  'takes over the position and the volume of the closed dialog',
  { tags: ['VID-19'] },
  async () => {
    const draw = (isOpen: boolean) => (
      <I18nProvider i18n={i18n}>
        <CornerPlace isOffered={false}>
          <Row />
          {isOpen && <VideoDialog film={film} time={12} onClose={() => undefined} />}
        </CornerPlace>
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

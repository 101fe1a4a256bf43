import { expect, test, vi } from 'vitest'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { picture } from '../../../gallery/gallery-data.ts'
import { sampleSound } from '../../../gallery/sample-sound.ts'
import { renderInEnglish } from '../../../testing/render-in-english.tsx'
import { MediaTile } from './StatusTiles.tsx'

const sound: MediaAttachmentEntity = {
  ...picture('1', ['navy', 'teal', 'gold']),
  type: 'audio',
  url: sampleSound(30),
  remote_url: null,
  description: 'A foghorn',
}

function show(media: MediaAttachmentEntity, isRevealed = true) {
  const onOpen = vi.fn<() => void>()
  return renderInEnglish(
    <ul style={{ inlineSize: 180 }}>
      <MediaTile
        media={media}
        label="A foghorn"
        isRevealed={isRevealed}
        isSensitive
        onReveal={() => undefined}
        onOpen={onOpen}
      />
    </ul>,
  )
}

test('a sound plays and pauses where it is', { tags: ['BY-16'] }, async () => {
  const screen = await show(sound)
  const heard = () => screen.container.querySelector('audio')

  await screen.getByRole('button', { name: 'Play: A foghorn' }).click()
  await expect.poll(() => heard()?.paused).toBe(false)
  await screen.getByRole('button', { name: 'Pause: A foghorn' }).click()

  await expect.poll(() => heard()?.paused).toBe(true)
})

test('a sound that does not arrive says so', { tags: ['ERR-12'] }, async () => {
  const screen = await show({ ...sound, url: 'data:audio/wav,0' })

  await screen.getByRole('button', { name: 'Play: A foghorn' }).click()

  await expect
    .element(screen.getByRole('button', { name: "Couldn't play this audio: A foghorn" }))
    .toBeDisabled()
})

test('one that nobody shows yet makes no sound', async () => {
  const screen = await show(sound, false)

  await expect
    .element(screen.getByRole('button', { name: 'Sensitive content, Click to view' }))
    .toBeVisible()
  expect(screen.container.querySelector('audio')).toBeNull()
})

test('one without a file of its own is the file of its server', async () => {
  const screen = await show({
    ...sound,
    type: 'unknown',
    remote_url: 'https://x.example/a/fog.ogg',
  })

  await expect
    .element(screen.getByRole('link', { name: 'A foghorn' }))
    .toHaveAttribute('href', 'https://x.example/a/fog.ogg')
})

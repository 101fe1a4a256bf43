import { expect, test, vi } from 'vitest'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { createSampleImage } from '../../../gallery/sample-data.ts'
import { createSampleSound } from '../../../gallery/sample-sound.ts'
import { renderInEnglish } from '../../../testing/render-in-english.tsx'
import { MediaTile } from './StatusTiles.tsx'

const sound: MediaAttachmentEntity = {
  ...createSampleImage('1', ['navy', 'teal', 'gold']),
  type: 'audio',
  url: createSampleSound(30),
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

test('plays and pauses audio in place', { tags: ['BY-16'] }, async () => {
  const screen = await show(sound)
  const getAudio = () => screen.container.querySelector('audio')

  await screen.getByRole('button', { name: 'Play: A foghorn' }).click()
  await expect.poll(() => getAudio()?.paused).toBe(false)
  await screen.getByRole('button', { name: 'Pause: A foghorn' }).click()

  await expect.poll(() => getAudio()?.paused).toBe(true)
})

test('shows an error for audio that fails to load', { tags: ['ERR-12'] }, async () => {
  const screen = await show({ ...sound, url: 'data:audio/wav,0' })

  await screen.getByRole('button', { name: 'Play: A foghorn' }).click()

  await expect
    .element(screen.getByRole('button', { name: "Couldn't play this audio: A foghorn" }))
    .toBeDisabled()
})

test('does not load audio before it is revealed', async () => {
  const screen = await show(sound, false)

  await expect
    .element(screen.getByRole('button', { name: 'Sensitive content, Click to view' }))
    .toBeVisible()
  expect(screen.container.querySelector('audio')).toBeNull()
})

test('links to the remote file when the server has no copy', async () => {
  const screen = await show({
    ...sound,
    type: 'unknown',
    remote_url: 'https://x.example/a/fog.ogg',
  })

  await expect
    .element(screen.getByRole('link', { name: 'A foghorn' }))
    .toHaveAttribute('href', 'https://x.example/a/fog.ogg')
})

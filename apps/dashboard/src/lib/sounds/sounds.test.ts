import { expect, test, vi } from 'vitest'
import { createSounds } from './sounds.ts'

test('plays the boop file, restarting it when it is still playing', { tags: ['NTF-18'] }, () => {
  const boop = { currentTime: 0, play: vi.fn(() => Promise.resolve()) }
  const opened: string[] = []
  const sounds = createSounds((url) => {
    opened.push(url)
    return boop
  })

  sounds.play('boop')
  boop.currentTime = 0.1
  sounds.play('boop')

  expect(opened).toEqual([expect.stringMatching(/boop.*\.wav$/)])
  expect(boop.play).toHaveBeenCalledTimes(2)
  expect(boop.currentTime).toBe(0)
})

test('ignores a browser that refuses to play', { tags: ['NTF-18'] }, async () => {
  const unheard = vi.fn<(reason: unknown) => void>()
  process.on('unhandledRejection', unheard)
  const refusal = new DOMException('the page was not touched yet', 'NotAllowedError')
  // A spy would handle the rejection itself.
  const sounds = createSounds(() => ({ currentTime: 0, play: () => Promise.reject(refusal) }))

  expect(() => sounds.play('boop')).not.toThrow()

  await new Promise((resolve) => setTimeout(resolve))
  expect(unheard).not.toHaveBeenCalled()
  process.off('unhandledRejection', unheard)
})

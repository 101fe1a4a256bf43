import { expect, test } from 'vitest'
import {
  areControlsShown,
  playedPercent,
  startVideo,
  stepVideo,
  type VideoState,
} from '../index.ts'

const start = startVideo(true)
const video = (patch: Partial<VideoState> = {}): VideoState => ({ ...start, ...patch })

test(
  'a player begins paused, at half volume, with nothing loaded',
  { tags: ['VID-04', 'ENT-18'] },
  () => {
    expect(startVideo(false)).toEqual({
      currentTime: 0,
      duration: 0,
      volume: 0.5,
      paused: true,
      dragging: false,
      fullscreen: false,
      hovered: false,
      muted: false,
      revealed: false,
      buffered: 0,
      resumes: false,
    })
    expect(startVideo(true).revealed).toBe(true)
    expect(startVideo(true, 8).duration).toBe(8)
  },
)

test('begins with the volume that was chosen in another player', { tags: ['VID-04'] }, () => {
  const muted = startVideo(true, 8, { volume: 0.2, muted: true })

  expect(muted).toMatchObject({ volume: 0.2, muted: true })
  expect(stepVideo(muted, { type: 'loaded', duration: 8 }).commands).toEqual([
    { type: 'set-volume', volume: 0.2 },
    { type: 'set-muted', muted: true },
  ])
})

test.each([
  [true, false, true],
  [true, true, true],
  [false, true, true],
  [false, false, false],
])('paused %s and hovered %s: controls %s', { tags: ['VID-17'] }, (paused, isHovered, areShown) => {
  const { state } = stepVideo(video({ paused }), { type: 'hovered', isHovered })

  expect(areControlsShown(state)).toBe(areShown)
})

test.each([
  [15, 60, 25],
  [0, 0, 0],
  [61, 60, 100],
  [-1, 60, 0],
])('%i s of %i s are %i percent of the bar', { tags: ['VID-15'] }, (time, duration, percent) => {
  const state = video({ duration, currentTime: time })

  expect(playedPercent(state)).toBe(percent)
  expect(stepVideo(state, { type: 'buffered', until: time }).state.buffered).toBe(percent)
})

import { expect, test } from 'vitest'
import {
  areControlsShown,
  getPlayedPercent,
  createVideoState,
  reduceVideo,
  type VideoState,
} from '../index.ts'

const start = createVideoState(true)
const createState = (patch: Partial<VideoState> = {}): VideoState => ({ ...start, ...patch })

test('starts paused, at half volume, with no data loaded', { tags: ['VID-04', 'ENT-18'] }, () => {
  expect(createVideoState(false)).toEqual({
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
  expect(createVideoState(true).revealed).toBe(true)
  expect(createVideoState(true, 8).duration).toBe(8)
})

test('starts with the volume chosen in another player', { tags: ['VID-04'] }, () => {
  const muted = createVideoState(true, 8, { volume: 0.2, muted: true })

  expect(muted).toMatchObject({ volume: 0.2, muted: true })
  expect(reduceVideo(muted, { type: 'loaded', duration: 8 }).commands).toEqual([
    { type: 'set-volume', volume: 0.2 },
    { type: 'set-muted', muted: true },
  ])
})

test.each([
  [true, false, true],
  [true, true, true],
  [false, true, true],
  [false, false, false],
])(
  'shows the controls for paused %s and hovered %s: %s',
  { tags: ['VID-17'] },
  (paused, isHovered, areShown) => {
    const { state } = reduceVideo(createState({ paused }), { type: 'hovered', isHovered })

    expect(areControlsShown(state)).toBe(areShown)
  },
)

test.each([
  [15, 60, 25],
  [0, 0, 0],
  [61, 60, 100],
  [-1, 60, 0],
])(
  'converts %i s of %i s to %i percent of the bar',
  { tags: ['VID-15'] },
  (time, duration, percent) => {
    const state = createState({ duration, currentTime: time })

    expect(getPlayedPercent(state)).toBe(percent)
    expect(reduceVideo(state, { type: 'buffered', until: time }).state.buffered).toBe(percent)
  },
)

import { describe, expect, test } from 'vitest'
import {
  DRAG_INTERVAL_MS,
  shownVolume,
  startVideo,
  stepVideo,
  type VideoEvent,
  type VideoState,
  VOLUME_BAR_PX,
} from '../index.ts'

const start = startVideo(true)
const video = (patch: Partial<VideoState> = {}): VideoState => ({ ...start, ...patch })

/** The player and all commands after some events. */
function after(state: VideoState, ...events: readonly VideoEvent[]) {
  return events.reduce(
    ({ state: before, commands }, event) => {
      const next = stepVideo(before, event)
      return { state: next.state, commands: [...commands, ...next.commands] }
    },
    { state, commands: [] as readonly unknown[] },
  )
}

describe('playing', () => {
  test('is commanded by the button, and follows the element', () => {
    expect(after(start, { type: 'play-pressed' })).toEqual({
      state: start,
      commands: [{ type: 'play' }],
    })
    const playing = after(start, { type: 'played' }).state
    expect(playing).toEqual(video({ paused: false }))
    expect(after(playing, { type: 'play-pressed' }).commands).toEqual([{ type: 'pause' }])
    expect(after(playing, { type: 'paused' }).state).toEqual(start)
  })

  test('stops when the video is hidden, and not when it is shown', { tags: ['VID-06'] }, () => {
    const hidden = after(video({ paused: false }), { type: 'reveal-pressed' })

    expect(hidden).toEqual({
      state: video({ paused: false, revealed: false }),
      commands: [{ type: 'pause' }],
    })
    expect(after(hidden.state, { type: 'reveal-pressed' })).toEqual({
      state: video({ paused: false }),
      commands: [],
    })
  })

  test('stops when it is prevented, also after a drag', { tags: ['VID-07'] }, () => {
    const playing = video({ paused: false })
    const prevented = after(
      playing,
      { type: 'seek-began' },
      { type: 'playback-prevented' },
      { type: 'seek-ended' },
    )

    expect(after(playing, { type: 'playback-prevented' }).commands).toEqual([{ type: 'pause' }])
    expect(prevented.commands).toEqual([{ type: 'pause' }, { type: 'pause' }])
  })
})

describe('loading', () => {
  test('really sets the volume', { tags: ['VID-04'] }, () => {
    expect(after(start, { type: 'loaded', duration: 60 })).toEqual({
      state: video({ duration: 60 }),
      commands: [{ type: 'set-volume', volume: 0.5 }],
    })
  })

  test('seeks to a start time and plays', { tags: ['VID-11'] }, () => {
    expect(after(start, { type: 'loaded', duration: 60, startTime: 12 })).toEqual({
      state: video({ duration: 60, currentTime: 12 }),
      commands: [{ type: 'set-volume', volume: 0.5 }, { type: 'seek', to: 12 }, { type: 'play' }],
    })
  })
})

describe('a film that another player gave up', () => {
  const moment = { time: 12, volume: 0.2, muted: true }

  test.each([
    ['goes on', true, [{ type: 'play' }]],
    ['stays paused', false, []],
  ])('%s where it was, and as loud', (_title, isPlaying, more) => {
    expect(after(start, { type: 'handed-over', ...moment, isPlaying })).toEqual({
      state: video({ currentTime: 12, volume: 0.2, muted: true }),
      commands: [
        { type: 'set-volume', volume: 0.2 },
        { type: 'set-muted', muted: true },
        { type: 'seek', to: 12 },
        ...more,
      ],
    })
  })
})

describe('a drag on the seek bar', () => {
  const drag: readonly VideoEvent[] = [
    { type: 'seek-began' },
    { type: 'paused' },
    { type: 'seek-dragged', part: 0.25 },
    { type: 'time-passed', currentTime: 1 },
    { type: 'seek-ended' },
  ]

  test('pauses a playing video, which plays on from there', { tags: ['VID-08'] }, () => {
    expect(after(video({ paused: false, duration: 60 }), ...drag)).toEqual({
      state: video({ duration: 60, currentTime: 15 }),
      commands: [{ type: 'pause' }, { type: 'seek', to: 15 }, { type: 'play' }],
    })
  })

  test('leaves a paused one paused, at the new place', { tags: ['VID-08'] }, () => {
    expect(after(video({ duration: 60 }), ...drag)).toEqual({
      state: video({ duration: 60, currentTime: 15 }),
      commands: [{ type: 'pause' }, { type: 'seek', to: 15 }],
    })
  })

  test('holds the time while it lasts, and stays on the bar', { tags: ['VID-08'] }, () => {
    const held = after(video({ duration: 60 }), { type: 'seek-began' }).state
    const moved = (part: number) => after(held, { type: 'seek-dragged', part }).state.currentTime

    expect(held.dragging).toBe(true)
    expect([moved(-1), moved(0.5), moved(2)]).toEqual([0, 30, 60])
    expect(after(video(), { type: 'time-passed', currentTime: 3 }).state.currentTime).toBe(3)
  })
})

describe('the volume', () => {
  test.each([
    [25, 0.5],
    [50, 1],
    [80, 1],
    [0, 0],
    [-5, 0],
  ])('%i px along the bar of 50 is %d', { tags: ['VID-13'] }, (px, volume) => {
    expect(after(start, { type: 'volume-dragged', px })).toEqual({
      state: video({ volume }),
      commands: [{ type: 'set-volume', volume }],
    })
    expect([VOLUME_BAR_PX, DRAG_INTERVAL_MS]).toEqual([50, 60])
  })

  test('is kept while muted, when the bar shows 0', { tags: ['VID-14'] }, () => {
    const muted = after(video({ volume: 0.8 }), { type: 'mute-pressed' })

    expect(muted).toEqual({
      state: video({ volume: 0.8, muted: true }),
      commands: [{ type: 'set-muted', muted: true }],
    })
    expect(shownVolume(muted.state)).toBe(0)
    const loud = after(muted.state, { type: 'mute-pressed' })
    expect(loud.commands).toEqual([{ type: 'set-muted', muted: false }])
    expect(shownVolume(loud.state)).toBe(0.8)
  })

  test('moved up is heard again, moved to 0 it stays muted', { tags: ['VID-14'] }, () => {
    const muted = video({ muted: true })

    expect(after(muted, { type: 'volume-dragged', px: 10 })).toEqual({
      state: video({ volume: 0.2 }),
      commands: [
        { type: 'set-volume', volume: 0.2 },
        { type: 'set-muted', muted: false },
      ],
    })
    expect(after(muted, { type: 'volume-dragged', px: 0 })).toEqual({
      state: video({ volume: 0, muted: true }),
      commands: [{ type: 'set-volume', volume: 0 }],
    })
  })
})

describe('a key', () => {
  test.each([
    ['forward', 10, 15],
    ['back', -10, 0],
    ['past the end', 100, 60],
  ])('moves a film %s', (_title, seconds, to) => {
    expect(
      after(video({ duration: 60, currentTime: 5 }), { type: 'seek-stepped', seconds }),
    ).toEqual({
      state: video({ duration: 60, currentTime: to }),
      commands: [{ type: 'seek', to }],
    })
  })

  test('moves nothing while the length is not known', () => {
    expect(after(start, { type: 'seek-stepped', seconds: 5 })).toEqual({
      state: start,
      commands: [],
    })
  })

  test('changes the volume from what is heard, within its bounds', () => {
    const louder = (state: VideoState) => after(state, { type: 'volume-stepped', part: 0.25 }).state

    expect(louder(video())).toEqual(video({ volume: 0.75 }))
    expect(louder(video({ volume: 0.9 }))).toEqual(video({ volume: 1 }))
    expect(louder(video({ volume: 0.9, muted: true }))).toEqual(video({ volume: 0.25 }))
  })
})

test(
  'full screen is asked for and left, and follows what the browser says',
  { tags: ['VID-16'] },
  () => {
    expect(after(start, { type: 'fullscreen-pressed' })).toEqual({
      state: start,
      commands: [{ type: 'enter-fullscreen' }],
    })
    const full = after(start, { type: 'fullscreen-changed', isFullscreen: true }).state
    expect(full).toEqual(video({ fullscreen: true }))
    expect(after(full, { type: 'fullscreen-pressed' }).commands).toEqual([
      { type: 'exit-fullscreen' },
    ])
  },
)

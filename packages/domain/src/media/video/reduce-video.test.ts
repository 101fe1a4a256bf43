import { describe, expect, test } from 'vitest'
import {
  DRAG_INTERVAL_MS,
  getShownVolume,
  createVideoState,
  reduceVideo,
  type VideoEvent,
  type VideoState,
  VOLUME_BAR_PX,
} from '../index.ts'

const start = createVideoState(true)
const createState = (patch: Partial<VideoState> = {}): VideoState => ({ ...start, ...patch })

/** Returns the state and all commands after some events. */
function applyEvents(state: VideoState, ...events: readonly VideoEvent[]) {
  return events.reduce(
    ({ state: before, commands }, event) => {
      const next = reduceVideo(before, event)
      return { state: next.state, commands: [...commands, ...next.commands] }
    },
    { state, commands: [] as readonly unknown[] },
  )
}

describe('playback', () => {
  test('sends commands for the button and follows the media element', () => {
    expect(applyEvents(start, { type: 'play-pressed' })).toEqual({
      state: start,
      commands: [{ type: 'play' }],
    })
    const playing = applyEvents(start, { type: 'played' }).state
    expect(playing).toEqual(createState({ paused: false }))
    expect(applyEvents(playing, { type: 'play-pressed' }).commands).toEqual([{ type: 'pause' }])
    expect(applyEvents(playing, { type: 'paused' }).state).toEqual(start)
  })

  test(
    'pauses when the video is hidden, and does not resume when it is shown',
    { tags: ['VID-06'] },
    () => {
      const hidden = applyEvents(createState({ paused: false }), { type: 'reveal-pressed' })

      expect(hidden).toEqual({
        state: createState({ paused: false, revealed: false }),
        commands: [{ type: 'pause' }],
      })
      expect(applyEvents(hidden.state, { type: 'reveal-pressed' })).toEqual({
        state: createState({ paused: false }),
        commands: [],
      })
    },
  )

  test('pauses when playback is prevented, also after a drag', { tags: ['VID-07'] }, () => {
    const playing = createState({ paused: false })
    const prevented = applyEvents(
      playing,
      { type: 'seek-began' },
      { type: 'playback-prevented' },
      { type: 'seek-ended' },
    )

    expect(applyEvents(playing, { type: 'playback-prevented' }).commands).toEqual([
      { type: 'pause' },
    ])
    expect(prevented.commands).toEqual([{ type: 'pause' }, { type: 'pause' }])
  })
})

describe('loading', () => {
  test('sets the volume of the media element', { tags: ['VID-04'] }, () => {
    expect(applyEvents(start, { type: 'loaded', duration: 60 })).toEqual({
      state: createState({ duration: 60 }),
      commands: [{ type: 'set-volume', volume: 0.5 }],
    })
  })

  test('seeks to a start time and plays', { tags: ['VID-11'] }, () => {
    expect(applyEvents(start, { type: 'loaded', duration: 60, startTime: 12 })).toEqual({
      state: createState({ duration: 60, currentTime: 12 }),
      commands: [{ type: 'set-volume', volume: 0.5 }, { type: 'seek', to: 12 }, { type: 'play' }],
    })
  })
})

describe('handover from another player', () => {
  const moment = { time: 12, volume: 0.2, muted: true }

  test.each([
    ['continues playing', true, [{ type: 'play' }]],
    ['stays paused', false, []],
  ])('%s at the same time and volume', (_title, isPlaying, more) => {
    expect(applyEvents(start, { type: 'handed-over', ...moment, isPlaying })).toEqual({
      state: createState({ currentTime: 12, volume: 0.2, muted: true }),
      commands: [
        { type: 'set-volume', volume: 0.2 },
        { type: 'set-muted', muted: true },
        { type: 'seek', to: 12 },
        ...more,
      ],
    })
  })
})

describe('dragging the seek bar', () => {
  const drag: readonly VideoEvent[] = [
    { type: 'seek-began' },
    { type: 'paused' },
    { type: 'seek-dragged', part: 0.25 },
    { type: 'time-passed', currentTime: 1 },
    { type: 'seek-ended' },
  ]

  test('pauses a playing video and resumes it at the new time', { tags: ['VID-08'] }, () => {
    expect(applyEvents(createState({ paused: false, duration: 60 }), ...drag)).toEqual({
      state: createState({ duration: 60, currentTime: 15 }),
      commands: [{ type: 'pause' }, { type: 'seek', to: 15 }, { type: 'play' }],
    })
  })

  test('keeps a paused video paused at the new time', { tags: ['VID-08'] }, () => {
    expect(applyEvents(createState({ duration: 60 }), ...drag)).toEqual({
      state: createState({ duration: 60, currentTime: 15 }),
      commands: [{ type: 'pause' }, { type: 'seek', to: 15 }],
    })
  })

  test('ignores playback time during the drag and clamps to the bar', { tags: ['VID-08'] }, () => {
    const held = applyEvents(createState({ duration: 60 }), { type: 'seek-began' }).state
    const moved = (part: number) =>
      applyEvents(held, { type: 'seek-dragged', part }).state.currentTime

    expect(held.dragging).toBe(true)
    expect([moved(-1), moved(0.5), moved(2)]).toEqual([0, 30, 60])
    expect(
      applyEvents(createState(), { type: 'time-passed', currentTime: 3 }).state.currentTime,
    ).toBe(3)
  })
})

describe('volume', () => {
  test.each([
    [25, 0.5],
    [50, 1],
    [80, 1],
    [0, 0],
    [-5, 0],
  ])('converts %i px of the 50 px bar to %d', { tags: ['VID-13'] }, (px, volume) => {
    expect(applyEvents(start, { type: 'volume-dragged', px })).toEqual({
      state: createState({ volume }),
      commands: [{ type: 'set-volume', volume }],
    })
    expect([VOLUME_BAR_PX, DRAG_INTERVAL_MS]).toEqual([50, 60])
  })

  test('stays unchanged while muted, when the bar shows 0', { tags: ['VID-14'] }, () => {
    const muted = applyEvents(createState({ volume: 0.8 }), { type: 'mute-pressed' })

    expect(muted).toEqual({
      state: createState({ volume: 0.8, muted: true }),
      commands: [{ type: 'set-muted', muted: true }],
    })
    expect(getShownVolume(muted.state)).toBe(0)
    const loud = applyEvents(muted.state, { type: 'mute-pressed' })
    expect(loud.commands).toEqual([{ type: 'set-muted', muted: false }])
    expect(getShownVolume(loud.state)).toBe(0.8)
  })

  test('unmutes above 0 and stays muted at 0', { tags: ['VID-14'] }, () => {
    const muted = createState({ muted: true })

    expect(applyEvents(muted, { type: 'volume-dragged', px: 10 })).toEqual({
      state: createState({ volume: 0.2 }),
      commands: [
        { type: 'set-volume', volume: 0.2 },
        { type: 'set-muted', muted: false },
      ],
    })
    expect(applyEvents(muted, { type: 'volume-dragged', px: 0 })).toEqual({
      state: createState({ volume: 0, muted: true }),
      commands: [{ type: 'set-volume', volume: 0 }],
    })
  })
})

describe('keyboard', () => {
  test.each([
    ['forward', 10, 15],
    ['back', -10, 0],
    ['past the end', 100, 60],
  ])('seeks %s', (_title, seconds, to) => {
    expect(
      applyEvents(createState({ duration: 60, currentTime: 5 }), { type: 'seek-stepped', seconds }),
    ).toEqual({
      state: createState({ duration: 60, currentTime: to }),
      commands: [{ type: 'seek', to }],
    })
  })

  test('does not seek while the duration is unknown', () => {
    expect(applyEvents(start, { type: 'seek-stepped', seconds: 5 })).toEqual({
      state: start,
      commands: [],
    })
  })

  test('changes the audible volume within its limits', () => {
    const louder = (state: VideoState) =>
      applyEvents(state, { type: 'volume-stepped', part: 0.25 }).state

    expect(louder(createState())).toEqual(createState({ volume: 0.75 }))
    expect(louder(createState({ volume: 0.9 }))).toEqual(createState({ volume: 1 }))
    expect(louder(createState({ volume: 0.9, muted: true }))).toEqual(createState({ volume: 0.25 }))
  })
})

test(
  "requests and exits full screen, and follows the browser's state",
  { tags: ['VID-16'] },
  () => {
    expect(applyEvents(start, { type: 'fullscreen-pressed' })).toEqual({
      state: start,
      commands: [{ type: 'enter-fullscreen' }],
    })
    const full = applyEvents(start, { type: 'fullscreen-changed', isFullscreen: true }).state
    expect(full).toEqual(createState({ fullscreen: true }))
    expect(applyEvents(full, { type: 'fullscreen-pressed' }).commands).toEqual([
      { type: 'exit-fullscreen' },
    ])
  },
)

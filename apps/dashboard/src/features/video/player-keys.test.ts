import { expect, test } from 'vitest'
import { getKeyEvent } from './player-keys.ts'

test.each([
  ['maps Space to play or pause', ' ', 'player', { type: 'play-pressed' }],
  ['maps Space on a slider to play or pause', ' ', 'seek', { type: 'play-pressed' }],
  ['leaves Space on a button to the button', ' ', 'button', null],
  ['maps m to mute', 'm', 'button', { type: 'mute-pressed' }],
  ['maps f to fullscreen', 'f', 'player', { type: 'fullscreen-pressed' }],
  ['maps Right to seeking forwards', 'ArrowRight', 'player', { type: 'seek-stepped', seconds: 5 }],
  ['maps Left to seeking backwards', 'ArrowLeft', 'button', { type: 'seek-stepped', seconds: -5 }],
  ['maps Up to increasing the volume', 'ArrowUp', 'player', { type: 'volume-stepped', part: 0.1 }],
  [
    'maps Down to decreasing the volume',
    'ArrowDown',
    'seek',
    { type: 'volume-stepped', part: -0.1 },
  ],
  [
    'maps Right on the volume slider to increasing the volume',
    'ArrowRight',
    'volume',
    { type: 'volume-stepped', part: 0.1 },
  ],
  [
    'maps Left on the volume slider to decreasing the volume',
    'ArrowLeft',
    'volume',
    { type: 'volume-stepped', part: -0.1 },
  ],
  [
    'maps Home on the volume slider to the minimum',
    'Home',
    'volume',
    { type: 'volume-stepped', part: -1 },
  ],
  [
    'maps End on the volume slider to the maximum',
    'End',
    'volume',
    { type: 'volume-stepped', part: 1 },
  ],
  ['maps Home to the start', 'Home', 'seek', { type: 'seek-dragged', part: 0 }],
  ['maps End to the end', 'End', 'seek', { type: 'seek-dragged', part: 1 }],
  ['leaves any other key to the row', 'b', 'player', null],
  ['leaves any other key on the volume slider to the row', 'b', 'volume', null],
] as const)('%s', (_title, key, place, event) => {
  expect(getKeyEvent(key, place)).toEqual(event)
})

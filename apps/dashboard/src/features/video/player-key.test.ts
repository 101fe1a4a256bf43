import { expect, test } from 'vitest'
import { playerKey } from './player-key.ts'

test.each([
  ['space plays and pauses', ' ', 'player', { type: 'play-pressed' }],
  ['space on a bar does so too', ' ', 'seek', { type: 'play-pressed' }],
  ['space on a button presses that', ' ', 'button', null],
  ['m silences', 'm', 'button', { type: 'mute-pressed' }],
  ['f fills the screen', 'f', 'player', { type: 'fullscreen-pressed' }],
  ['Right goes on', 'ArrowRight', 'player', { type: 'seek-stepped', seconds: 5 }],
  ['Left goes back', 'ArrowLeft', 'button', { type: 'seek-stepped', seconds: -5 }],
  ['Up is louder', 'ArrowUp', 'player', { type: 'volume-stepped', part: 0.1 }],
  ['Down is quieter', 'ArrowDown', 'seek', { type: 'volume-stepped', part: -0.1 }],
  ['Right on the volume is louder', 'ArrowRight', 'volume', { type: 'volume-stepped', part: 0.1 }],
  ['Left on the volume is quieter', 'ArrowLeft', 'volume', { type: 'volume-stepped', part: -0.1 }],
  ['Home on the volume is silence', 'Home', 'volume', { type: 'volume-stepped', part: -1 }],
  ['End on the volume is all of it', 'End', 'volume', { type: 'volume-stepped', part: 1 }],
  ['Home is the beginning', 'Home', 'seek', { type: 'seek-dragged', part: 0 }],
  ['End is the end', 'End', 'seek', { type: 'seek-dragged', part: 1 }],
  ['any other key stays with the row', 'b', 'player', null],
  ['and on the volume', 'b', 'volume', null],
] as const)('%s', (_title, key, place, event) => {
  expect(playerKey(key, place)).toEqual(event)
})

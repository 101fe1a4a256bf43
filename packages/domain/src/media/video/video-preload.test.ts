import { expect, test } from 'vitest'
import { getVideoPreload } from '../index.ts'

const idle = { fullscreen: false, dragging: false, detailed: false }

test.each([
  ['a start time', { ...idle, detailed: true, startTime: 12 }, 'auto'],
  ['a start time at the beginning', { ...idle, startTime: 0 }, 'auto'],
  ['full screen', { ...idle, fullscreen: true }, 'auto'],
  ['dragging', { ...idle, dragging: true }, 'auto'],
  ['a detailed post', { ...idle, detailed: true }, 'metadata'],
  ['anything else', { ...idle, startTime: undefined }, 'none'],
])('preloads for %s: %j', { tags: ['VID-10'] }, (_title, inputs, preload) => {
  expect(getVideoPreload(inputs)).toBe(preload)
})

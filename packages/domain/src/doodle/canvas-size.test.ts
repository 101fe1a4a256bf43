import { expect, test } from 'vitest'
import { DEFAULT_DOODLE, DOODLE_SIZES, getDoodleSize } from './index.ts'

test('has five canvas sizes', { tags: ['DOO-06'] }, () => {
  expect(DOODLE_SIZES.map(({ id, width, height }) => `${id} ${width}x${height}`)).toEqual([
    'normal 500x500',
    'banner 702x330',
    '640x480 640x480',
    '800x600 800x600',
    '720x405 720x405',
  ])
  expect(getDoodleSize('800x600')).toEqual({ id: '800x600', width: 800, height: 600 })
  expect(getDoodleSize(DEFAULT_DOODLE.size).width).toBe(500)
})

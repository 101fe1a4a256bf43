import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parseArtworkName } from './artwork-name.ts'
import { artworkSvg, isKnownArtwork } from './artwork-svg.ts'
import { SCENES } from './scenes/index.ts'

test.each(Object.keys(SCENES))('a picture of %s can be rasterised', async (scene) => {
  const picture = sharp(Buffer.from(artworkSvg(`${scene}-dusk-1`)))

  expect(await picture.metadata()).toMatchObject({ width: 1280, height: 720 })
  await expect(picture.resize(42).png().toBuffer()).resolves.toBeDefined()
})

test('the same name gives the same picture, another number another', () => {
  expect(artworkSvg('sea-dusk-3')).toBe(artworkSvg('sea-dusk-3'))
  expect(artworkSvg('sea-dusk-3')).not.toBe(artworkSvg('sea-dusk-4'))
})

test.each([
  ['avatar-mira', 400, 400],
  ['header-ridge-night-3', 1500, 500],
  ['emoji-owl', 128, 128],
  ['pixel-night-2-square', 1000, 1000],
  ['sea-day-tall', 900, 1200],
  ['anything', 1280, 720],
])('%s is %d by %d', (name, width, height) => {
  expect(parseArtworkName(name)).toMatchObject({ width, height })
})

test('no picture holds a number that is none, or letters of a font', () => {
  const all = Object.keys(SCENES).map((scene) => artworkSvg(`${scene}-night-2`))

  expect(all.filter((svg) => /NaN|undefined|Infinity|<text/.test(svg))).toEqual([])
})

test('names that nobody meant are told apart, and painted all the same', () => {
  expect(isKnownArtwork('emoji-nothing')).toBe(false)
  expect(isKnownArtwork('nothing-day')).toBe(false)
  expect(isKnownArtwork('header-sea-day-1')).toBe(true)
  expect(artworkSvg('../../etc')).toContain('<svg')
})

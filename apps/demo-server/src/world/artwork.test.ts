import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { artworkSize, artworkSvg } from './artwork.ts'
import { dataFolder } from './schema.ts'

const names = readdirSync(join(dataFolder, 'pictures')).map((file) => file.replace(/\.svg$/, ''))
const sceneOf = (name: string) => name.replace(/^header-/, '').split('-')[0] ?? ''

test.each([...new Set(names.map(sceneOf))])('a picture of %s can be rasterised', async (scene) => {
  const name = names.find((one) => sceneOf(one) === scene) ?? ''
  const picture = sharp(Buffer.from(await artworkSvg(name)))

  await expect(picture.resize(42).png().toBuffer()).resolves.toBeDefined()
})

test('every picture has the size of its name', async () => {
  const wrong = []
  for (const name of names) {
    const { width, height } = await sharp(Buffer.from(await artworkSvg(name))).metadata()
    const wanted = artworkSize(name === 'avatar' ? 'avatar-nobody' : name)
    if (width !== wanted.width || height !== wanted.height) wrong.push(name)
  }

  expect(wrong).toEqual([])
})

test('no picture holds a number that is none, letters of a font, or anything that acts', async () => {
  const all = await Promise.all(names.map(async (name) => [name, await artworkSvg(name)] as const))
  const acts = /NaN|undefined|Infinity|<text|<script|<foreignObject|\son\w+=|href=|url\((?!#)/

  expect(all.filter(([, svg]) => acts.test(svg)).map(([name]) => name)).toEqual([])
})

test('the same name gives the same picture, another number another', async () => {
  expect(await artworkSvg('sea-dusk-6')).toBe(await artworkSvg('sea-dusk-6'))
  expect(await artworkSvg('sea-dusk-6')).not.toBe(await artworkSvg('sea-dusk-11'))
})

test.each([
  ['avatar-mira', 400, 400],
  ['avatar-nobody', 400, 400],
  ['header-ridge-night-3', 1500, 500],
  ['header-ridge-night-99', 1500, 500],
  ['emoji-owl', 128, 128],
  ['emoji-nothing', 128, 128],
  ['pixel-night-2-square', 1000, 1000],
  ['sea-day-tall', 900, 1200],
  ['anything', 1280, 720],
])('%s is %d by %d, be there a picture of that name or not', async (name, width, height) => {
  expect(artworkSize(name)).toEqual({ width, height })
  expect(await sharp(Buffer.from(await artworkSvg(name))).metadata()).toMatchObject({
    width,
    height,
  })
})

test('a name that leads out of the folder gets a picture all the same', async () => {
  expect(await artworkSvg('../../etc')).toContain('<svg')
})

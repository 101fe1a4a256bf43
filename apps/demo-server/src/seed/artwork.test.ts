import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { getArtworkSize, renderArtworkSvg } from './artwork.ts'
import { dataFolder } from './schema.ts'

const names = readdirSync(join(dataFolder, 'pictures')).map((file) => file.replace(/\.svg$/, ''))
const getScene = (name: string) => name.replace(/^header-/, '').split('-')[0] ?? ''

test.each([...new Set(names.map(getScene))])('rasterises a picture of %s', async (scene) => {
  const name = names.find((one) => getScene(one) === scene) ?? ''
  const picture = sharp(Buffer.from(await renderArtworkSvg(name)))

  await expect(picture.resize(42).png().toBuffer()).resolves.toBeDefined()
})

test('gives every picture the size that its name states', async () => {
  const wrong = []
  for (const name of names) {
    const { width, height } = await sharp(Buffer.from(await renderArtworkSvg(name))).metadata()
    const wanted = getArtworkSize(name === 'avatar' ? 'avatar-nobody' : name)
    if (width !== wanted.width || height !== wanted.height) wrong.push(name)
  }

  expect(wrong).toEqual([])
})

test('draws no picture with invalid numbers, text elements, scripts, handlers or external links', async () => {
  const all = await Promise.all(
    names.map(async (name) => [name, await renderArtworkSvg(name)] as const),
  )
  const acts = /NaN|undefined|Infinity|<text|<script|<foreignObject|\son\w+=|href=|url\((?!#)/

  expect(all.filter(([, svg]) => acts.test(svg)).map(([name]) => name)).toEqual([])
})

test('returns the same picture for the same name, and another for another number', async () => {
  expect(await renderArtworkSvg('sea-dusk-6')).toBe(await renderArtworkSvg('sea-dusk-6'))
  expect(await renderArtworkSvg('sea-dusk-6')).not.toBe(await renderArtworkSvg('sea-dusk-11'))
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
])('renders %s as %d × %d px even when no picture has that name', async (name, width, height) => {
  expect(getArtworkSize(name)).toEqual({ width, height })
  expect(await sharp(Buffer.from(await renderArtworkSvg(name))).metadata()).toMatchObject({
    width,
    height,
  })
})

test('returns a picture for a name that points outside the folder', async () => {
  expect(await renderArtworkSvg('../../etc')).toContain('<svg')
})

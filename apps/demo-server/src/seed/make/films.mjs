// Redraws the two films frame by frame: node apps/demo-server/src/seed/make/films.mjs (needs ffmpeg)
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const FRAMES_PER_SECOND = 20
const films = fileURLToPath(new URL('../../../data/films/', import.meta.url))

/** Pseudo-random numbers from 0 to 1, the same in every run. */
const getPseudoRandom = (seed) => {
  const value = Math.sin(seed * 127.1) * 43758.5453
  return value - Math.floor(value)
}
const toRadians = (share) => share * Math.PI * 2
const repeat = (count, make) => Array.from({ length: count }, (_, index) => make(index)).join('')

/** Draws the evening tide: the sun on the water, incoming waves, gulls. `share` goes from 0 to 1. */
function drawTide(share) {
  const wave = (row) => {
    const y = 215 + row * 36
    const long = 150 + row * 46
    const shift = ((share * (row % 2 ? 2 : 1) + getPseudoRandom(row)) % 1) * long
    const tall = (5 + row * 4) * (1 + 0.25 * Math.sin(toRadians(share * 2 + row / 3)))
    const crests = repeat(Math.ceil(640 / long) + 2, (index) => {
      const x = index * long - shift - long * 0.2
      return `Q${x + long * 0.3} ${y - tall} ${x + long * 0.5} ${y} T${x + long} ${y}`
    })
    const tone = ['#c0697a', '#9a5275', '#74406e', '#523164', '#362555'][row]
    return `<path d="M-220 ${y} ${crests} V400 H-220 Z" fill="${tone}"/>`
  }
  const glitter = repeat(30, (index) => {
    const down = index / 30
    const twinkle =
      0.5 + 0.5 * Math.sin(toRadians(share * (2 + (index % 3)) + getPseudoRandom(index)))
    const long = (8 + down * 46) * (0.4 + 0.6 * twinkle)
    const x = 400 + (getPseudoRandom(index + 40) - 0.5) * (14 + down * 90) - long / 2
    return `<rect x="${x}" y="${203 + down * 190}" width="${long}" height="${1.6 + down * 3}" rx="2" fill="#ffe6b0" opacity="${0.35 + 0.5 * twinkle}"/>`
  })
  const gulls = repeat(3, (index) => {
    const x = ((share + index * 0.22) % 1) * 760 - 60
    const y = 80 + index * 26 + Math.sin(toRadians(share * 2 + index * 0.4)) * 8
    const lift = 6 * Math.sin(toRadians(share * 12 + index * 0.3))
    return `<path d="M${x - 13} ${y - lift} Q${x - 4} ${y - lift} ${x} ${y} Q${x + 4} ${y - lift} ${x + 13} ${y - lift}" fill="none" stroke="#2a1c3e" stroke-width="2.4" stroke-linecap="round"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><defs><linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="#2b2a5e"/><stop offset=".55" stop-color="#b44b7c"/><stop offset="1" stop-color="#ffb468"/></linearGradient><radialGradient id="h"><stop offset="0" stop-color="#ffe4a8" stop-opacity=".8"/><stop offset="1" stop-color="#ffe4a8" stop-opacity="0"/></radialGradient></defs><rect width="640" height="204" fill="url(#s)"/><circle cx="400" cy="184" r="140" fill="url(#h)"/><circle cx="400" cy="184" r="32" fill="#ffe4a8"/><rect y="202" width="640" height="198" fill="#e08a72"/>${repeat(5, wave)}${glitter}${gulls}</svg>`
}

/** Draws the rotating lamp of the lighthouse over a dark sea. */
function drawLamp(share) {
  const stars = repeat(90, (index) => {
    const twinkle = 0.45 + 0.55 * Math.abs(Math.sin(toRadians(share + getPseudoRandom(index))))
    return `<circle cx="${getPseudoRandom(index + 7) * 480}" cy="${getPseudoRandom(index + 90) ** 1.2 * 290}" r="${0.6 + getPseudoRandom(index + 200) ** 3 * 1.7}" fill="#fff" opacity="${twinkle}"/>`
  })
  const swing = Math.cos(toRadians(share))
  const reach = 430 * swing
  const wide = 26 + 40 * Math.abs(swing)
  const facing = Math.max(0, Math.sin(toRadians(share)))
  const beam = `<path d="M240 178 L${240 + reach} ${178 - wide} L${240 + reach} ${178 + wide * 0.7} Z" fill="url(#b)" opacity="${0.85 - facing * 0.3}"/>`
  const swell = repeat(26, (index) => {
    const down = index / 26
    const x =
      getPseudoRandom(index) * 560 -
      40 +
      Math.sin(toRadians(share + getPseudoRandom(index + 3))) * 10
    return `<rect x="${x}" y="${322 + down * 150}" width="${18 + down * 60}" height="2.4" rx="1" fill="#7fa8e0" opacity="${0.16 + 0.2 * Math.abs(swing)}"/>`
  })
  const bands = repeat(5, (index) => {
    const y = 318 - index * 25
    const w = 23 - index * 1.9
    return `<path d="M${240 - w} ${y} H${240 + w} L${240 + w - 1.9} ${y - 25} H${240 - w + 1.9} Z" fill="${index % 2 ? '#d9d3df' : '#b23a4b'}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480"><defs><linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="#060a1c"/><stop offset="1" stop-color="#2d4c80"/></linearGradient><linearGradient id="b" gradientUnits="userSpaceOnUse" x1="240" x2="${240 + (reach || 1)}"><stop offset="0" stop-color="#ffe9b0" stop-opacity=".95"/><stop offset="1" stop-color="#ffe9b0" stop-opacity="0"/></linearGradient><radialGradient id="l"><stop offset="0" stop-color="#fff3cf"/><stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></radialGradient></defs><rect width="480" height="480" fill="url(#s)"/>${stars}<rect y="320" width="480" height="160" fill="#0c1a38"/>${swell}${beam}<path d="M110 480 Q130 330 200 318 H284 Q350 330 372 480 Z" fill="#050a16"/>${bands}<rect x="224" y="188" width="32" height="6" fill="#050a16"/><rect x="230" y="168" width="20" height="20" fill="#ffe9b0"/><path d="M226 168 L240 150 L254 168 Z" fill="#b23a4b"/><circle cx="240" cy="178" r="${34 + facing * 46}" fill="url(#l)" opacity="${0.65 + facing * 0.35}"/></svg>`
}

function runFfmpeg(...args) {
  const { status, stderr } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...args])
  if (status !== 0) throw new Error(String(stderr))
}

async function renderFilm({ name, draw, seconds, sound }) {
  const folder = await mkdtemp(join(tmpdir(), 'film-'))
  const count = seconds * FRAMES_PER_SECOND
  for (let frame = 0; frame < count; frame += 1) {
    const picture = sharp(Buffer.from(draw(frame / count)))
    const file = join(folder, `${String(frame).padStart(4, '0')}.png`)
    await writeFile(file, await picture.png().toBuffer())
  }
  const frames = ['-framerate', String(FRAMES_PER_SECOND), '-i', join(folder, '%04d.png')]
  const video = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '40', '-pix_fmt', 'yuv420p']
  const audio = sound ? ['-c:a', 'libopus', '-b:a', '32k', '-shortest'] : ['-an']
  runFfmpeg(...frames, ...(sound ?? []), ...video, ...audio, join(films, `${name}.webm`))
  await sharp(Buffer.from(draw(0.15)))
    .webp({ quality: 80 })
    .toFile(join(films, `${name}.webp`))
  await rm(folder, { recursive: true })
}

/** The sound of surf: brown noise that swells and fades. */
const surf = [
  '-f',
  'lavfi',
  '-t',
  '8',
  '-i',
  'anoisesrc=color=brown:amplitude=0.5:seed=7,lowpass=f=1400,tremolo=f=0.25:d=0.8,afade=t=in:d=0.6,afade=t=out:st=7.2:d=0.8',
]
await renderFilm({ name: 'tide', draw: drawTide, seconds: 8, sound: surf })
await renderFilm({ name: 'lamp', draw: drawLamp, seconds: 4 })

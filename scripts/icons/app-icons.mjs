import { mkdirSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { provideChromium } from '../runner/chromium.mjs'
import { inRoot } from '../runner/paths.mjs'

/** The icons of the web app manifest and the pages, all rendered from favicon.svg. */
const ICONS = [
  { file: '192.png', size: 192 },
  { file: '512.png', size: 512 },
  // Systems crop maskable icons, so the background is full-bleed and the drawing is inside the safe zone.
  { file: '512-maskable.png', size: 512, isCut: true },
  { file: 'apple-touch.png', size: 180, isCut: true },
]

const drawing = readFileSync(inRoot('public', 'favicon.svg'), 'utf8')
const background = /<rect [^>]*fill="([^"]+)"/.exec(drawing)?.[1] ?? 'none'

function createHtml({ size, isCut = false }) {
  const inside = isCut ? size * 0.8 : size
  const sized = drawing.replace(/width="32" height="32"/, `width="${inside}" height="${inside}"`)
  const style = `margin:0;display:grid;place-items:center;block-size:100vh;background:${isCut ? background : 'none'}`
  return `<body style="${style}">${sized}`
}

await provideChromium()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ['--no-sandbox'],
})
const page = await browser.newPage()
mkdirSync(inRoot('public', 'icons'), { recursive: true })
for (const icon of ICONS) {
  await page.setViewportSize({ width: icon.size, height: icon.size })
  await page.setContent(createHtml(icon))
  await page.screenshot({ path: inRoot('public', 'icons', icon.file), omitBackground: true })
}
await browser.close()

import { openWindow } from './fixture.mjs'
import { computeMedian } from './statistics.mjs'

const RUNS = 5

/**
 * Measures two fixed pieces of work in an empty page, which no change of our code affects. Compare other figures of
 * the same machine and hour with it. Milliseconds, the median of five.
 */
export async function measureBaseline(browser) {
  const page = await openWindow(browser, { viewport: { width: 1440, height: 900 } })
  const times = { scriptMs: [], layoutMs: [] }
  for (let run = 0; run < RUNS; run += 1) {
    times.scriptMs.push(await page.evaluate(runScriptLoop))
    times.layoutMs.push(await page.evaluate(runLayoutLoop))
  }
  await page.context().close()
  return { scriptMs: computeMedian(times.scriptMs), layoutMs: computeMedian(times.layoutMs) }
}

/** Runs in the page: parses texts into objects, sorts and searches them. */
function runScriptLoop() {
  const since = performance.now()
  const text = JSON.stringify(
    Array.from({ length: 4_000 }, (_, index) => ({
      id: String((index * 7_919) % 4_000),
      content: `<p>${'words of post '.repeat(12)}${index}</p>`,
      tags: [`tag${index % 17}`],
    })),
  )
  let found = 0
  for (let turn = 0; turn < 5; turn += 1) {
    const posts = JSON.parse(text).sort((a, b) => a.id.localeCompare(b.id))
    for (const { content, tags } of posts) if (/post (\d*)7</.test(content)) found += tags.length
  }
  return found > 0 ? performance.now() - since : 0
}

/** Runs in the page: arranges text in columns in one width after another. */
function runLayoutLoop() {
  document.body.replaceChildren()
  for (let column = 0; column < 6; column += 1) {
    const list = document.createElement('div')
    list.style.cssText = 'display: inline-block; vertical-align: top; inline-size: 16%'
    for (let row = 0; row < 60; row += 1) {
      const post = document.createElement('p')
      post.textContent = 'The buoy rang at four and nobody noticed it but the gulls. '.repeat(4)
      list.append(post)
    }
    document.body.append(list)
  }
  const since = performance.now()
  let height = 0
  for (let turn = 0; turn < 20; turn += 1) {
    document.body.style.inlineSize = `${1_000 + turn * 13}px`
    height += document.body.offsetHeight
  }
  return height > 0 ? performance.now() - since : 0
}

import { median } from './statistics.mjs'

const RUNS = 5

/**
 * Two fixed pieces of work in an empty page, which no line of ours changes: what other figures of the same machine and
 * hour have to be read beside. Milliseconds, the median of five.
 */
export async function calibrate(browser) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const times = { scriptMs: [], layoutMs: [] }
  for (let run = 0; run < RUNS; run += 1) {
    times.scriptMs.push(await page.evaluate(workInScript))
    times.layoutMs.push(await page.evaluate(workInLayout))
  }
  await page.close()
  return { scriptMs: median(times.scriptMs), layoutMs: median(times.layoutMs) }
}

/** In the page: texts are read into objects, sorted and searched. */
function workInScript() {
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

/** In the page: columns of text are laid out anew for one width after another. */
function workInLayout() {
  document.body.replaceChildren()
  for (let column = 0; column < 6; column += 1) {
    const list = document.createElement('div')
    list.style.cssText = 'display: inline-block; vertical-align: top; inline-size: 16%'
    for (let row = 0; row < 60; row += 1) {
      const post = document.createElement('p')
      post.textContent = 'The buoy rang at four and nobody heard it but the gulls. '.repeat(4)
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

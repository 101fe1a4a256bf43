import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bootScript } from './boot-script.ts'

const PAGE = '<head><script src="/boot.js"></script></head>'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'colonnade-boot-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Builds a boot script of this source and writes it into the page, as Vite calls the plugin. */
async function buildPage(source) {
  const entry = join(folder, 'boot.ts')
  writeFileSync(entry, source)
  const plugin = bootScript(entry)
  await plugin.buildStart.call({ meta: { watchMode: false }, environment: { mode: 'build' } })
  return plugin.transformIndexHtml.handler(PAGE, { chunk: { fileName: 'assets/index-a.js' } })
}

/** Runs the inline script of a page. @returns what it assigns to `result` */
function runInlineScript(page, scope = {}) {
  const [, code] = /<script data-program="[^"]*">([\s\S]*?)<\/script>/.exec(page)
  runInNewContext(code, scope)
  return scope.result
}

test('writes the script into the page, with the name of the program file', async () => {
  const page = await buildPage('globalThis.result = 1 as number')

  expect(page).toMatch(/^<head><script data-program="assets\/index-a\.js">/)
  expect(page).not.toContain('src=')
  expect(runInlineScript(page)).toBe(1)
})

test.each(['</script>', '</SCRIPT >', '<!-- <script>', "$& $' $`"])(
  'keeps %s in a text of the script from ending it',
  async (text) => {
    const page = await buildPage(`globalThis.result = ${JSON.stringify(text)}`)

    expect(page.match(/<\/script/gi)).toHaveLength(1)
    expect(page).not.toContain('<!--')
    expect(runInlineScript(page)).toBe(text)
  },
)

test('keeps a comparison with a global name that begins like a tag', async () => {
  const page = await buildPage('globalThis.result = 1<scripts')

  expect(runInlineScript(page, { scripts: 2 })).toBe(true)
})

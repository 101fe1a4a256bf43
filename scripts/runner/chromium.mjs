import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { binOf } from '../checks/tool.mjs'
import { installFromApt, mayUseApt } from './apt.mjs'
import { runNode } from './child.mjs'
import { inRoot } from './paths.mjs'
import { heartbeat, PlainError, say } from './say.mjs'

const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const DOWNLOAD_LIMIT_MS = 120_000

/**
 * The browser for the tests: the one of CHROMIUM, of the usual places, of Debian's packages where we may install
 * them, or Playwright's own. Its path is left in CHROMIUM for every tool that follows.
 */
export async function provideChromium() {
  const named = process.env.CHROMIUM
  if (named) {
    if (isProgram(named)) return
    throw new PlainError(`CHROMIUM names ${named}, which is no program.`)
  }
  const found = findChromium() ?? (await fromApt()) ?? (await fromPlaywright())
  if (found === null) {
    throw new PlainError(
      'No Chromium: install one, or name it, as in CHROMIUM=/usr/bin/chromium npm test',
    )
  }
  process.env.CHROMIUM = found
}

/**
 * Chromium without windows, in which tests take less time: where it is installed, its path is left in
 * CHROMIUM_SHELL. Whoever names a browser gets that one.
 */
export function offerShell() {
  if (process.env.CHROMIUM) return
  const found = find([SHELL])
  if (found !== undefined) process.env.CHROMIUM_SHELL = found
}

const findChromium = () => find(NAMES) ?? PLACES.find(isProgram) ?? playwrightsOwn()

function find(names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/snap/bin']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

async function fromApt() {
  if (!mayUseApt()) return null
  await installFromApt('Chromium', 'chromium')
  return findChromium()
}

async function fromPlaywright() {
  say('Downloading Chromium through Playwright …')
  const stop = heartbeat('downloading Chromium')
  await runNode([binOf('@playwright/test', 'playwright'), 'install', 'chromium'], {
    limitMs: DOWNLOAD_LIMIT_MS,
  })
  stop()
  return playwrightsOwn()
}

function playwrightsOwn() {
  const { chromium } = createRequire(inRoot('package.json'))('@playwright/test')
  const path = chromium.executablePath()
  return isProgram(path) ? path : null
}

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

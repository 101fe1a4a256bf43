import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { binOf } from '../checks/tool.mjs'
import { installFromApt, mayUseApt } from './apt.mjs'
import { runNode } from './child.mjs'
import { inRoot } from './paths.mjs'
import { heartbeat, PlainError, say } from './say.mjs'

/** Chromium without windows: in it tests take a quarter less time. */
const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
/** Debian's; the first of them is not in all its releases. */
const PACKAGES = [SHELL, 'chromium']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const DOWNLOAD_LIMIT_MS = 120_000

/**
 * The browser for the tests: the one of CHROMIUM, of the usual places, of Debian's packages where we may install
 * them, or Playwright's own. Its path is left in CHROMIUM for every tool that follows.
 *
 * @param mayBeShell whether one that can't show a window is preferred
 */
export async function provideChromium({ mayBeShell = false } = {}) {
  const named = process.env.CHROMIUM
  if (named) {
    if (isProgram(named)) return
    throw new PlainError(`CHROMIUM names ${named}, which is no program.`)
  }
  const names = mayBeShell ? [SHELL, ...NAMES] : NAMES
  const found = findChromium(names) ?? (await fromApt(names)) ?? (await fromPlaywright())
  if (found === null) {
    throw new PlainError(
      'No Chromium: install one, or name it, as in CHROMIUM=/usr/bin/chromium npm test',
    )
  }
  process.env.CHROMIUM = found
}

function findChromium(names) {
  const folders = [
    '/usr/bin',
    '/usr/local/bin',
    '/snap/bin',
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...PLACES,
  ]
  return candidates.find(isProgram) ?? playwrightsOwn()
}

async function fromApt(names) {
  if (!mayUseApt()) return null
  for (const name of names.filter((each) => PACKAGES.includes(each))) {
    await installFromApt('Chromium', name)
    const found = findChromium(names)
    if (found !== null) return found
  }
  return null
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

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { findBin } from '../checks/tool.mjs'
import { installFromApt, mayUseApt } from './apt.mjs'
import { runNode } from './child.mjs'
import { startHeartbeat, UserError, log } from './log.mjs'
import { inRoot } from './paths.mjs'

const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const DOWNLOAD_LIMIT_MS = 120_000

/**
 * Finds a browser for the tests: CHROMIUM, the usual paths, a Debian package when packages can be installed, or
 * Playwright's download. Saves its path in CHROMIUM for the other tools.
 */
export async function provideChromium() {
  const named = process.env.CHROMIUM
  if (named) {
    if (isProgram(named)) return
    throw new UserError(`CHROMIUM names ${named}, which is not an executable file.`)
  }
  const found = findChromium() ?? (await installWithApt()) ?? (await downloadWithPlaywright())
  if (found === null) {
    throw new UserError(
      'Chromium not found. Install it, or set its path: CHROMIUM=/usr/bin/chromium npm test',
    )
  }
  process.env.CHROMIUM = found
}

/**
 * Finds the headless shell of Chromium, in which tests are faster, and saves its path in CHROMIUM_SHELL. A browser
 * named in CHROMIUM takes precedence.
 */
export function provideShell() {
  if (process.env.CHROMIUM) return
  const found = findProgram([SHELL])
  if (found !== undefined) process.env.CHROMIUM_SHELL = found
}

const findChromium = () => findProgram(NAMES) ?? PLACES.find(isProgram) ?? findPlaywrightChromium()

function findProgram(names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/snap/bin']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

async function installWithApt() {
  if (!mayUseApt()) return null
  await installFromApt('Chromium', 'chromium')
  return findChromium()
}

async function downloadWithPlaywright() {
  log('Downloading Chromium through Playwright …')
  const stop = startHeartbeat('downloading Chromium')
  await runNode([findBin('@playwright/test', 'playwright'), 'install', 'chromium'], {
    limitMs: DOWNLOAD_LIMIT_MS,
  })
  stop()
  return findPlaywrightChromium()
}

function findPlaywrightChromium() {
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

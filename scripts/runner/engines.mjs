import { installFromApt, mayUseApt } from './apt.mjs'
import { isProgram, provideChromium } from './chromium.mjs'
import { UserError, log } from './log.mjs'

/** Each engine with the programs that its tests need, and the Debian packages of these programs. */
const ENGINES = {
  chromium: { programs: [], packages: [] },
  firefox: { programs: ['/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
  webkit: {
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
}

/**
 * Returns the engines to test in. CI installs missing ones when it can; elsewhere they are reported and skipped.
 *
 * @param {string | null} wanted one of them, or null for all
 * @throws {UserError} for an unknown engine
 */
export async function provideEngines(wanted) {
  if (wanted !== null && !Object.hasOwn(ENGINES, wanted)) {
    throw new UserError(`Unknown engine ${wanted}. Available: ${Object.keys(ENGINES).join(', ')}.`)
  }
  const names = wanted === null ? Object.keys(ENGINES) : [wanted]
  const missing = names.filter((name) => !isInstalled(name))
  if (missing.length > 0 && process.env.CI && mayUseApt()) {
    await installFromApt(
      'the browser engines',
      ...missing.flatMap((name) => ENGINES[name].packages),
    )
  }
  if (names.includes('chromium')) await provideChromium()
  const unavailable = names.filter((name) => !isInstalled(name))
  for (const name of unavailable) {
    log(`Skipped: ${name}. To install it: apt-get install ${ENGINES[name].packages.join(' ')}`)
  }
  return names.filter((name) => !unavailable.includes(name))
}

const isInstalled = (name) => ENGINES[name].programs.every(isProgram)

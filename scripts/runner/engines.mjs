import { installFromApt, mayUseApt } from './apt.mjs'
import { isProgram, provideChromium } from './chromium.mjs'
import { PlainError, say } from './say.mjs'

/** Each engine with the programs that its journeys need, and Debian's packages of them. */
const ENGINES = {
  chromium: { programs: [], packages: [] },
  firefox: { programs: ['/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
  webkit: {
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
}

/**
 * The engines to test in. What is missing is installed in CI where that may be done; elsewhere it is said and left out.
 *
 * @param {string | null} wanted one of them, or null for all
 * @throws {PlainError} where there is no engine of that name
 */
export async function provideEngines(wanted) {
  if (wanted !== null && !Object.hasOwn(ENGINES, wanted)) {
    throw new PlainError(`No engine ${wanted}. There are ${Object.keys(ENGINES).join(', ')}.`)
  }
  const names = wanted === null ? Object.keys(ENGINES) : [wanted]
  const missing = names.filter((name) => !isThere(name))
  if (missing.length > 0 && process.env.CI && mayUseApt()) {
    await installFromApt('the engines', ...missing.flatMap((name) => ENGINES[name].packages))
  }
  if (names.includes('chromium')) await provideChromium()
  const left = names.filter((name) => !isThere(name))
  for (const name of left) {
    say(`Left out: ${name}. To have it: apt-get install ${ENGINES[name].packages.join(' ')}`)
  }
  return names.filter((name) => !left.includes(name))
}

const isThere = (name) => ENGINES[name].programs.every(isProgram)

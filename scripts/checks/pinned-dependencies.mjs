import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { inRoot, root } from '../runner/paths.mjs'
import { HASHES } from '../runner/pnpm.mjs'
import { createResult } from './tool.mjs'

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/
const HASH = /^sha512-[A-Za-z0-9+/]{86}==$/
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']

/**
 * Checks that everything that the first start downloads has a fixed version and a known hash: pnpm, and each package
 * of the lockfile.
 */
export const pinnedDependencies = {
  name: 'pinned dependencies',
  run() {
    const listed = execFileSync('git', ['ls-files', 'package.json', '**/package.json'], {
      cwd: root,
      encoding: 'utf8',
    })
    const read = (path) => readFileSync(inRoot(path), 'utf8')
    const manifests = listed
      .split('\n')
      .filter(Boolean)
      .map((path) => [path, JSON.parse(read(path))])
    const lock = parsePackages(read('pnpm-lock.yaml'))
    const faults = [
      ...manifests.flatMap(([path, manifest]) => findUnpinned(path, manifest)),
      ...findUnpinnedInCatalog(read('pnpm-workspace.yaml')),
      ...lock.flatMap(findMissingHash),
      ...Object.entries(HASHES).flatMap(([name, hash]) =>
        HASH.test(hash) ? [] : [`scripts/runner/pnpm.mjs: ${name} has no hash`],
      ),
    ]
    const note = `${lock.length} packages and pnpm have a hash`
    return Promise.resolve(createResult(faults.length === 0, faults.join('\n'), note))
  },
}

/** Finds dependencies that are neither from the catalog nor a workspace package. */
export const findUnpinned = (path, manifest) =>
  KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {})).flatMap(([name, wanted]) =>
    wanted === 'catalog:' || wanted.startsWith('workspace:')
      ? []
      : [`${path}: ${name} is ${wanted}, not from the catalog`],
  )

/** Finds catalog entries that are not an exact version. */
export const findUnpinnedInCatalog = (text) =>
  getSection(text, 'catalog')
    .map((line) => /^ {2}'?([^':]+)'?: (\S+)$/.exec(line))
    .flatMap((found) =>
      found === null || EXACT.test(found[2])
        ? []
        : [`pnpm-workspace.yaml: ${found[1]} is ${found[2]}, not an exact version`],
    )

/** Parses the packages that a lockfile downloads, with the resolution of each. */
export function parsePackages(text) {
  const packages = []
  for (const line of getSection(text, 'packages')) {
    const [, name] = /^ {2}'?([^\s'].*?)'?:$/.exec(line) ?? []
    const [, resolution] = /^ {4}resolution: \{(.*)\}$/.exec(line) ?? []
    if (name !== undefined) packages.push({ name, resolution: '' })
    else if (resolution !== undefined) packages.at(-1).resolution = resolution
  }
  return packages
}

/** Accepts a hash only, and no URL, archive or repository, whose content may change. */
export function findMissingHash({ name, resolution }) {
  const [, hash = ''] = /^integrity: (\S+)$/.exec(resolution) ?? []
  if (HASH.test(hash)) return []
  const problem = resolution === '' ? 'has no hash' : `has no usable hash: {${resolution}}`
  return [`pnpm-lock.yaml: ${name} ${problem}`]
}

/** Returns the lines below a heading, up to the next one. */
function getSection(text, heading) {
  const lines = text.split('\n')
  const from = lines.indexOf(`${heading}:`) + 1
  if (from === 0) return []
  const length = lines.slice(from).findIndex((line) => /^\S/.test(line))
  return lines.slice(from, length === -1 ? undefined : from + length)
}

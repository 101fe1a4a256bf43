import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { inRoot, root } from '../runner/paths.mjs'
import { HASHES } from '../runner/pnpm.mjs'
import { verdict } from './tool.mjs'

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/
const HASH = /^sha512-[A-Za-z0-9+/]{86}==$/
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']

/** Whatever the first start fetches is of one version, whose bytes are known: pnpm, and each package of the lockfile. */
export const fetched = {
  name: 'what is fetched',
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
    const lock = packagesIn(read('pnpm-lock.yaml'))
    const faults = [
      ...manifests.flatMap(([path, manifest]) => looseIn(path, manifest)),
      ...looseCatalog(read('pnpm-workspace.yaml')),
      ...lock.flatMap(unknownBytes),
      ...Object.entries(HASHES).flatMap(([name, hash]) =>
        HASH.test(hash) ? [] : [`scripts/runner/pnpm.mjs: ${name} has no hash`],
      ),
    ]
    const note = `${lock.length} packages and pnpm, each with its hash`
    return Promise.resolve(verdict(faults.length === 0, faults.join('\n'), note))
  },
}

/** Each package takes its version from the catalog, or is one of ours. */
export const looseIn = (path, manifest) =>
  KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {})).flatMap(([name, wanted]) =>
    wanted === 'catalog:' || wanted.startsWith('workspace:')
      ? []
      : [`${path}: ${name} is ${wanted}, not of the catalog`],
  )

/** The catalog names one version of each. */
export const looseCatalog = (text) =>
  sectionOf(text, 'catalog')
    .map((line) => /^ {2}'?([^':]+)'?: (\S+)$/.exec(line))
    .flatMap((found) =>
      found === null || EXACT.test(found[2])
        ? []
        : [`pnpm-workspace.yaml: ${found[1]} is ${found[2]}, not one version`],
    )

/** What a lockfile would have fetched, and how it says which bytes that are. */
export function packagesIn(text) {
  const packages = []
  for (const line of sectionOf(text, 'packages')) {
    const [, name] = /^ {2}'?([^\s'].*?)'?:$/.exec(line) ?? []
    const [, resolution] = /^ {4}resolution: \{(.*)\}$/.exec(line) ?? []
    if (name !== undefined) packages.push({ name, resolution: '' })
    else if (resolution !== undefined) packages.at(-1).resolution = resolution
  }
  return packages
}

/** A hash alone: no address, no archive, no repository, whose bytes may change. */
export function unknownBytes({ name, resolution }) {
  const [, hash = ''] = /^integrity: (\S+)$/.exec(resolution) ?? []
  if (HASH.test(hash)) return []
  const said = resolution === '' ? 'says nothing of its bytes' : `is known by {${resolution}} alone`
  return [`pnpm-lock.yaml: ${name} ${said}`]
}

/** The lines below a heading, up to the next one. */
function sectionOf(text, heading) {
  const lines = text.split('\n')
  const from = lines.indexOf(`${heading}:`) + 1
  if (from === 0) return []
  const length = lines.slice(from).findIndex((line) => /^\S/.test(line))
  return lines.slice(from, length === -1 ? undefined : from + length)
}

import type { InstanceEntity } from '@colonnade/domain/entities'

/** Major, minor, patch. */
export type Version = readonly [number, number, number]

export interface Software {
  /** In lower case; `mastodon` also for forks that use its version numbers. */
  readonly name: string
  readonly version: Version
  /** The suffix that a fork of Mastodon adds to its version, such as `glitch`; null for none. */
  readonly fork: string | null
}

/** Matches versions that name a compatible version first and the software's own after it. */
const OWN_NAMES: readonly RegExp[] = [
  /\(compatible; (?<name>[\w-]+)(?:\.NET)?[ /]v?(?<version>[\d.]+)/i,
  /really (?<name>[\w-]+)[ /]v?(?<version>[\d.]+)/i,
]

/** Software that reports only its own version is recognised by its source URL. */
const SOURCES: readonly (readonly [mark: RegExp, name: string])[] = [
  [/gotosocial/i, 'gotosocial'],
  [/hollo/i, 'hollo'],
  [/snac/i, 'snac'],
  [/pleroma/i, 'pleroma'],
  [/akkoma/i, 'akkoma'],
  [/iceshrimp/i, 'iceshrimp'],
  [/sharkey/i, 'sharkey'],
  [/firefish/i, 'firefish'],
]

const MASTODON_SOURCE = /mastodon|glitch|hometown|chuckya/i

/** Mastodon's first version with a Link header and today's paths. Other software with versions 0.x is not Mastodon. */
const FIRST_MAJOR = 1

/**
 * Detects the software of a server from its instance information.
 *
 * @returns null when the software is not certain. Never throws.
 */
export function readSoftware(
  instance: Pick<InstanceEntity, 'version' | 'source_url' | 'api_version'>,
): Software | null {
  const { version, source_url, api_version } = instance
  for (const pattern of OWN_NAMES) {
    const { name, version: own } = pattern.exec(version)?.groups ?? {}
    if (name !== undefined) return createSoftware(name.toLowerCase(), own)
  }
  const known = SOURCES.find(([mark]) => source_url !== null && mark.test(source_url))
  if (known !== undefined) return createSoftware(known[1], version)
  const plain = /^v?(?<numbers>\d+\.\d+(?:\.\d+)?)[\w.~-]*(?:\+(?<fork>[a-z]+)\S*)?$/i.exec(version)
  const mayBe = source_url === null || MASTODON_SOURCE.test(source_url) || api_version !== null
  if (plain === null || !mayBe) return null
  const mastodon = createSoftware('mastodon', plain.groups?.['numbers'])
  if (mastodon.version[0] < FIRST_MAJOR) return null
  return { ...mastodon, fork: plain.groups?.['fork']?.toLowerCase() ?? null }
}

/** Compares two versions. @returns negative when `a` is older, 0 when equal */
export function compareVersions(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2]
}

function createSoftware(name: string, version = ''): Software {
  const [major = 0, minor = 0, patch = 0] = (version.match(/\d+/g) ?? []).map(Number)
  return { name, version: [major, minor, patch], fork: null }
}

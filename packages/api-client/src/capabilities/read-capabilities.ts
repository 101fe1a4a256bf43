import type { InstanceEntity } from '@colonnade/domain/entities'
import { CAPABILITIES, type Capability } from './capability.ts'
import { KIN_PROFILES, type KinProfile } from './kin-profiles.ts'
import { MASTODON_SPANS } from './mastodon-versions.ts'
import { compareVersions, readSoftware, type Software, type Version } from './software.ts'

/** The instance that comes with this client. */
const OWN_FORK = 'colonnade'

export type Guess = Partial<Readonly<Record<Capability, boolean>>>

/** What no 404 would put right: these count for newer versions too. */
const BEHAVIOURS: ReadonlySet<Capability> = new Set(
  CAPABILITIES.slice(CAPABILITIES.indexOf('streaming')),
)

/**
 * What a server offers, as far as the program that it says to run is known. Some say more than is
 * true ("4.0.0 (not true; really snac/2.94)").
 *
 * @returns nothing of a program that nobody met. Never throws.
 * @see BY-01
 */
export function readCapabilities(
  instance: Pick<InstanceEntity, 'version' | 'source_url' | 'api_version'>,
): Guess {
  const software = readSoftware(instance)
  if (software === null) return {}
  if (software.name === 'mastodon') return guessMastodon(software)
  const profile = KIN_PROFILES[software.name]
  return profile === undefined ? {} : guessKin(profile, software.version)
}

function guessMastodon({ version, fork }: Software): Guess {
  const isGlitch = fork === 'glitch'
  const guess: Partial<Record<Capability, boolean>> = {}
  for (const [name, { since, until, glitch }] of Object.entries(MASTODON_SPANS)) {
    const first = isGlitch ? (glitch ?? since) : since
    const isThere = compareVersions(version, first) >= 0
    const isGone = until !== undefined && !isGlitch && compareVersions(version, until) >= 0
    // A fork may have kept what upstream dropped, or taken over what glitch-soc added.
    const mayDiffer = isGone || (!isThere && glitch !== undefined)
    const isOpen = fork !== null && !isGlitch && mayDiffer
    if (!isOpen) guess[name as Capability] = isThere && !isGone
  }
  if (fork === OWN_FORK) guess.localOnly = true
  return guess
}

function guessKin({ since, met, has, lacks, later = [] }: KinProfile, version: Version): Guess {
  if (compareVersions(version, since) < 0) return {}
  const isNewer = version[0] > met[0] || (version[0] === met[0] && version[1] > met[1])
  const lacking = lacks.filter((name) => !isNewer || BEHAVIOURS.has(name))
  return Object.fromEntries([
    ...lacking.map((name) => [name, false]),
    ...has.map((name) => [name, true]),
    ...later.map(([name, first]) => [name, compareVersions(version, first) >= 0]),
  ]) as Guess
}

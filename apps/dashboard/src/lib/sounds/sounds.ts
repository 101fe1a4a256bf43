import boopUrl from './boop.wav'

/** The short sounds of the app, by name. */
export type SoundName = 'boop'

/** Plays short sounds. Replaceable in tests. */
export interface Sounds {
  /** Plays from the start, even when it is still playing. Never throws, although a browser may refuse. */
  readonly play: (sound: SoundName) => void
}

const FILES: Readonly<Record<SoundName, string>> = { boop: boopUrl }

/** The part of an audio element that is used. */
type Player = Pick<HTMLAudioElement, 'currentTime' | 'play'>

/** Creates the sounds. @param open creates a player for a file; called when the sound is first played */
export function createSounds(open: (url: string) => Player = (url) => new Audio(url)): Sounds {
  const players = new Map<SoundName, Player>()

  return {
    play(sound) {
      const player = players.get(sound) ?? open(FILES[sound])
      players.set(sound, player)
      player.currentTime = 0
      // Rejected before the first user interaction, or when sound is blocked (NTF-18).
      player.play().catch(() => undefined)
    },
  }
}

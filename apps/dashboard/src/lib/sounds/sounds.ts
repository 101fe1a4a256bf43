import boopUrl from './boop.wav'

/** The short sounds of the product, by name. */
export type SoundName = 'boop'

/** Plays short sounds; replaceable in a test. */
export interface Sounds {
  /** From its beginning, also while it still plays. Never throws: a browser may refuse. */
  readonly play: (sound: SoundName) => void
}

const FILES: Readonly<Record<SoundName, string>> = { boop: boopUrl }

/** The part of an audio element that is needed. */
type Player = Pick<HTMLAudioElement, 'currentTime' | 'play'>

/** @param open makes a player of a file; each is made when it is first needed */
export function browserSounds(open: (url: string) => Player = (url) => new Audio(url)): Sounds {
  const players = new Map<SoundName, Player>()

  return {
    play(sound) {
      const player = players.get(sound) ?? open(FILES[sound])
      players.set(sound, player)
      player.currentTime = 0
      // Refused until the page was touched, or where sound is switched off (NTF-18).
      player.play().catch(() => undefined)
    },
  }
}

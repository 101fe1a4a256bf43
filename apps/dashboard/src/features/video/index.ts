export { FilmPlayer } from './FilmPlayer.tsx'
export { SoundPlayer } from './SoundPlayer.tsx'
export { SoundTile } from './SoundTile.tsx'

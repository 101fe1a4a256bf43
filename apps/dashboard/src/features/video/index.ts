export { FilmPlayer } from './FilmPlayer.tsx'
export { SoundPlayer } from './SoundPlayer.tsx'

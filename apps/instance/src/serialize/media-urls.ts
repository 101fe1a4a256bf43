/** Pictures are named, not stored: each name is painted when it is first asked for. */
export const artworkUrl = (origin: string, name: string) => `${origin}/media/art/${name}.webp`

export const smallArtworkUrl = (origin: string, name: string) =>
  `${origin}/media/art/${name}-small.webp`

/** @param file as the table of media names it */
export const uploadUrl = (origin: string, file: string) => `${origin}/media/uploads/${file}`

export const filmUrl = (origin: string, file: string) => `${origin}/media/films/${file}`

/** Pictures are named, not stored: each name is painted when it is first asked for. */
export const artworkUrl = (origin: string, name: string) =>
  uploadedUrl(origin, name) ?? `${origin}/media/art/${name}.webp`

export const smallArtworkUrl = (origin: string, name: string) =>
  uploadedUrl(origin, name) ?? `${origin}/media/art/${name}-small.webp`

const UPLOADED = 'upload:'

/** How a picture that somebody brought stands where an artwork's name could. @param file on the shelf */
export const uploadedName = (file: string) => `${UPLOADED}${file}`

/** @returns null for an artwork */
export const uploadedFile = (name: string): string | null =>
  name.startsWith(UPLOADED) ? name.slice(UPLOADED.length) : null

function uploadedUrl(origin: string, name: string): string | null {
  const file = uploadedFile(name)
  return file === null ? null : uploadUrl(origin, file)
}

/** @param file as the table of media names it */
export const uploadUrl = (origin: string, file: string) => `${origin}/media/uploads/${file}`

export const filmUrl = (origin: string, file: string) => `${origin}/media/films/${file}`

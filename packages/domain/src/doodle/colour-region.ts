/** Pixels as a canvas has them: red, green, blue and opacity of each, 0 to 255, row by row. */
export interface Picture {
  readonly data: Uint8ClampedArray
  /** Px. */
  readonly width: number
  readonly height: number
}

/**
 * All pixels that hang together with the one at `start`, by their sides, and have its very colour.
 *
 * @param start index of a pixel: row times width plus column
 * @returns 1 for each pixel of the region, 0 for the others; all 0 where there is no such pixel
 */
export function colourRegion({ data, width, height }: Picture, start: number): Uint8Array {
  const colours = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const region = new Uint8Array(colours.length)
  const wanted = colours[start]
  if (wanted === undefined) return region
  const isOpen = (at: number) => colours[at] === wanted && region[at] === 0
  const waiting = [start]

  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (!isOpen(at)) continue
    const rowStart = at - (at % width)
    let left = at
    while (left > rowStart && isOpen(left - 1)) left -= 1
    for (let each = left; each < rowStart + width && isOpen(each); each += 1) {
      region[each] = 1
      // One of each stretch above and below is enough: it finds the others.
      for (const next of [each - width, each + width]) {
        if (isOpen(next) && (each === left || !isOpen(next - 1))) waiting.push(next)
      }
    }
  }
  return region
}

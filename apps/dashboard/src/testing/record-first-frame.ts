/** Reads a value at the start of each frame. @returns the first one that is not null */
export const recordFirstFrame = <Value>(read: () => Value | null): Promise<Value> =>
  new Promise((resolve) => {
    const handleFrame = () => {
      const value = read()
      if (value === null) requestAnimationFrame(handleFrame)
      else resolve(value)
    }
    requestAnimationFrame(handleFrame)
  })

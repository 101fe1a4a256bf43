/**
 * Which item of an open menu or listbox a key leads to.
 *
 * @param current index of the item that has the focus, -1 for none
 * @param labels the items' texts, for typing a first letter
 * @returns null when the key means nothing here
 */
export function nextIndex(key: string, current: number, labels: readonly string[]): number | null {
  const count = labels.length
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count
    case 'ArrowUp':
      return current <= 0 ? count - 1 : current - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return key.length === 1 && key !== ' ' ? startingWith(key, current, labels) : null
  }
}

function startingWith(letter: string, current: number, labels: readonly string[]): number | null {
  const wanted = letter.toLocaleLowerCase()
  for (let step = 1; step <= labels.length; step += 1) {
    const index = (current + step + labels.length) % labels.length
    if (labels[index]?.trim().toLocaleLowerCase().startsWith(wanted) === true) return index
  }
  return null
}

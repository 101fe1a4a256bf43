/**
 * Returns the item of an open menu or listbox that a key moves to.
 *
 * @param current index of the focused item, -1 for none
 * @param labels the items' texts, for typing a first letter
 * @returns null for other keys
 */
export function getNextIndex(
  key: string,
  current: number,
  labels: readonly string[],
): number | null {
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
      return key.length === 1 && key !== ' ' ? findStartingWith(key, current, labels) : null
  }
}

function findStartingWith(
  letter: string,
  current: number,
  labels: readonly string[],
): number | null {
  const wanted = letter.toLocaleLowerCase()
  for (let step = 1; step <= labels.length; step += 1) {
    const index = (current + step + labels.length) % labels.length
    if (labels[index]?.trim().toLocaleLowerCase().startsWith(wanted) === true) return index
  }
  return null
}

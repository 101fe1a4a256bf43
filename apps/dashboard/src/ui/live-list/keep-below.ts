/**
 * Lets something in a list's header change its height without moving who reads below it.
 *
 * @returns ends it
 */
export function keepBelow(element: HTMLElement): () => void {
  let height = element.offsetHeight
  // Heard before the next frame is painted: nobody sees the rows in the wrong place.
  const observer = new ResizeObserver(() => {
    const grown = element.offsetHeight - height
    height += grown
    const scroller = element.closest('[data-virtuoso-scroller]')
    if (grown === 0 || scroller === null) return
    const end = element.getBoundingClientRect().bottom - grown
    if (end <= scroller.getBoundingClientRect().top) scroller.scrollTop += grown
  })
  observer.observe(element)
  return () => observer.disconnect()
}

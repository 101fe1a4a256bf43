/**
 * Marks a scroll container that has more content with `data-more-above` and `data-more-below`, for its styles. Use it
 * as a React ref.
 *
 * @returns a cleanup function
 */
export function watchScrollEdges(element?: HTMLElement | null): (() => void) | undefined {
  if (element == null) return undefined
  const updateEdges = () => {
    const { scrollTop, clientHeight, scrollHeight } = element
    element.toggleAttribute('data-more-above', scrollTop > 1)
    element.toggleAttribute('data-more-below', scrollHeight - scrollTop - clientHeight > 1)
  }
  const sizes = new ResizeObserver(updateEdges)
  const observeAll = () => {
    sizes.disconnect()
    sizes.observe(element)
    for (const child of element.children) sizes.observe(child)
  }
  const children = new MutationObserver(observeAll)
  observeAll()
  children.observe(element, { childList: true })
  element.addEventListener('scroll', updateEdges, { passive: true })
  return () => {
    sizes.disconnect()
    children.disconnect()
    element.removeEventListener('scroll', updateEdges)
  }
}

/**
 * Keeps a popover out from under an on-screen keyboard, of which CSS anchors know nothing: it lies over the window, and
 * only the visual viewport tells. Where the popover would end below that, it opens upwards.
 *
 * @returns stops it
 */
export function keepInSight(surface: HTMLElement): () => void {
  const view = window.visualViewport
  if (view === null) return () => undefined
  const place = () => {
    surface.style.setProperty('--sight', `${view.height}px`)
    delete surface.dataset['side']
    const end = surface.getBoundingClientRect().bottom
    if (end > view.offsetTop + view.height) surface.dataset['side'] = 'above'
  }
  const sizes = new ResizeObserver(place)

  place()
  sizes.observe(surface)
  view.addEventListener('resize', place)
  view.addEventListener('scroll', place)
  return () => {
    sizes.disconnect()
    view.removeEventListener('resize', place)
    view.removeEventListener('scroll', place)
  }
}

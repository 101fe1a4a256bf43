/** Where in the window a mouse or a finger took hold, in CSS pixels; null for a key. */
export function pointOf(event: Event): { readonly x: number; readonly y: number } | null {
  if (event instanceof MouseEvent) return { x: event.clientX, y: event.clientY }
  const touch = 'TouchEvent' in globalThis && event instanceof TouchEvent ? event.touches[0] : null
  return touch ? { x: touch.clientX, y: touch.clientY } : null
}

import { page } from 'vitest/browser'

/**
 * Reads the colours along the left edge of an element, six CSS pixels from it. Closer ones are blurred when the page
 * is scaled down.
 *
 * @param heights distances from the upper edge. Unit: CSS pixels
 * @returns each as `r,g,b`
 */
export async function readEdgeColours(
  element: Element,
  heights: readonly number[],
): Promise<readonly string[]> {
  const base64 = await page.screenshot({ element, save: false, base64: true })
  const image = new Image()
  image.src = `data:image/png;base64,${typeof base64 === 'string' ? base64 : ''}`
  await image.decode()
  const canvas = new OffscreenCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('nothing can be drawn on')
  context.drawImage(image, 0, 0)
  const scale = image.height / element.getBoundingClientRect().height
  return heights.map((height) => {
    const [x, y] = [Math.round(6 * scale), Math.round(height * scale)]
    const [red, green, blue] = context.getImageData(x, y, 1, 1).data
    return `${red},${green},${blue}`
  })
}

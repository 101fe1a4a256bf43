const SIZE_PX = 64
/** Higher numbers are not legible at this size. */
const MAX_COUNT = 99
const BACKGROUND = '#d3243f'
const FOREGROUND = '#ffffff'

/** Draws a number on the lower corner of an image. @returns a data URL. @throws when the image cannot be loaded */
export async function drawIconBadge(href: string, count: number): Promise<string> {
  const picture = new Image()
  await new Promise((resolve, reject) => {
    picture.addEventListener('load', resolve)
    picture.addEventListener('error', reject)
    picture.src = href
  })
  const canvas = document.createElement('canvas')
  canvas.width = SIZE_PX
  canvas.height = SIZE_PX
  const pen = canvas.getContext('2d')
  if (pen === null) return picture.src
  pen.drawImage(picture, 0, 0, SIZE_PX, SIZE_PX)
  const text = count > MAX_COUNT ? `${MAX_COUNT}+` : String(count)
  const height = SIZE_PX * 0.62
  pen.font = `700 ${height * 0.82}px system-ui, sans-serif`
  const width = Math.min(SIZE_PX, Math.max(height, pen.measureText(text).width + height * 0.4))
  pen.fillStyle = BACKGROUND
  pen.beginPath()
  pen.roundRect(SIZE_PX - width, SIZE_PX - height, width, height, height / 2)
  pen.fill()
  pen.fillStyle = FOREGROUND
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(text, SIZE_PX - width / 2, SIZE_PX - height / 2 + height * 0.04, width * 0.9)
  return canvas.toDataURL('image/png')
}

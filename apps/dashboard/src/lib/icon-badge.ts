const SIZE = 64
/** More is not told apart at this size. */
const MOST = 99
const GROUND = '#d3243f'
const INK = '#ffffff'

/** @returns the number in the lower corner of the picture, as a data address. @throws where there is no picture */
export async function iconBadge(href: string, count: number): Promise<string> {
  const picture = new Image()
  await new Promise((resolve, reject) => {
    picture.addEventListener('load', resolve)
    picture.addEventListener('error', reject)
    picture.src = href
  })
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  const pen = canvas.getContext('2d')
  if (pen === null) return picture.src
  pen.drawImage(picture, 0, 0, SIZE, SIZE)
  const text = count > MOST ? `${MOST}+` : String(count)
  const height = SIZE * 0.62
  pen.font = `700 ${height * 0.82}px system-ui, sans-serif`
  const width = Math.min(SIZE, Math.max(height, pen.measureText(text).width + height * 0.4))
  pen.fillStyle = GROUND
  pen.beginPath()
  pen.roundRect(SIZE - width, SIZE - height, width, height, height / 2)
  pen.fill()
  pen.fillStyle = INK
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(text, SIZE - width / 2, SIZE - height / 2 + height * 0.04, width * 0.9)
  return canvas.toDataURL('image/png')
}

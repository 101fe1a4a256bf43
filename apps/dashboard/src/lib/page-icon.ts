/** The page's icon, as the browser's tab shows it; replaceable in a test. */
export interface PageIcon {
  /** Draws a number on it; at 0 it is as it was. */
  readonly draw: (count: number) => void
}

const SIZE = 64
/** More is not told apart at this size. */
const MOST = 99
const GROUND = '#d3243f'
const INK = '#ffffff'

const iconLink = () => document.querySelector<HTMLLinkElement>('link[rel~="icon"]')

/** Draws on the icon that the page came with. A page without one stays without. */
export function browserIcon(): PageIcon {
  let plain: { readonly href: string; readonly type: string } | null = null
  let wanted = 0

  return {
    draw(count) {
      const link = iconLink()
      if (link === null) return
      wanted = count
      plain ??= { href: link.href, type: link.type }
      if (count <= 0) {
        Object.assign(link, plain)
        return
      }
      const picture = new Image()
      picture.addEventListener('load', () => {
        // Another number came while the picture did.
        if (wanted === count)
          Object.assign(link, { href: drawn(picture, count), type: 'image/png' })
      })
      picture.src = plain.href
    },
  }
}

/** @returns the picture with the number in its lower corner, as a data address */
function drawn(picture: HTMLImageElement, count: number): string {
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

/** The empty columns that `index.html` paints, in the same place, until there is more to show. */
export function FirstPaint() {
  return (
    <div className="first-paint" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </div>
  )
}

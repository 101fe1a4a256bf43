/** Renders the same empty columns as `index.html`, in the same position, until the app has content. */
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

// Puts the chosen looks on the page before its first paint; the program keeps them up to date.
// A file of its own, so that a strict content security policy may forbid inline scripts.
try {
  const { theme, contrast, density } = JSON.parse(
    localStorage.getItem('colonnade/local-settings') ?? '{}',
  )
  const { dataset } = document.documentElement
  if (theme === 'dark' || theme === 'light') dataset.theme = theme
  if (contrast === 'more') dataset.contrast = contrast
  if (density !== undefined) dataset.density = density
} catch {
  // Storage is blocked or damaged: the system's looks are right.
}

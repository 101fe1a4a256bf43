// Puts the chosen looks on the page before its first paint; the program keeps them up to date.
// A file of its own, so that a strict content security policy may forbid inline scripts.
try {
  const settings = JSON.parse(localStorage.getItem('colonnade/local-settings') ?? '{}')
  const { dataset } = document.documentElement
  const wear = (name, value, words) => {
    if (words.includes(value)) dataset[name] = value
  }
  wear('theme', settings.theme, ['dark', 'light'])
  wear('contrast', settings.contrast, ['more'])
  wear('density', settings.density, ['compact', 'roomy'])
  wear('textSize', settings.text_size, ['small', 'large', 'larger', 'largest'])
  wear('motion', settings.motion, ['reduce'])
} catch {
  // Storage is blocked or damaged: the system's looks are right.
}

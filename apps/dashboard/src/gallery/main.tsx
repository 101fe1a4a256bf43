import '../styles/index.css'
import { createRoot } from 'react-dom/client'
import { showDialogsInPlace } from './dialogs-in-place.ts'
import { Gallery } from './Gallery.tsx'

const { searchParams } = new URL(location.href)
for (const key of ['theme', 'contrast', 'density'] as const) {
  const value = searchParams.get(key)
  if (value !== null) document.documentElement.dataset[key] = value
}
document.documentElement.dir = searchParams.get('dir') ?? 'ltr'

showDialogsInPlace()
const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<Gallery />)

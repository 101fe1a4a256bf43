export { FeaturedEditor } from './FeaturedEditor.tsx'

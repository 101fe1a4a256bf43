export { HiddenCount } from './HiddenCount.tsx'

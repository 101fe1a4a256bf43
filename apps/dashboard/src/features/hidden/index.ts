export { HiddenSign } from './HiddenSign.tsx'

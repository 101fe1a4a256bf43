export { Published } from './Published.tsx'
export { ShareFrame } from './ShareFrame.tsx'

export { Published } from './ShareFrame.tsx'
export { ShareFrame } from './ShareFrame.tsx'

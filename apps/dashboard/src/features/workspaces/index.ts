export { WorkspaceRail } from './WorkspaceRail.tsx'

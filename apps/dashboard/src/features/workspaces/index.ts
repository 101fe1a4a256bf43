export { EmptyWorkspace } from './EmptyWorkspace.tsx'
export { WorkspaceRail } from './WorkspaceRail.tsx'

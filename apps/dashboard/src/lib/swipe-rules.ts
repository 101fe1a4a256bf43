// Controls know no package but by way of what stands here.
export { isSwipe, resist, swipeTarget } from '@colonnade/domain/columns'

// UI components may not import packages directly, so they use this re-export.
export { isSwipe, applySwipeResistance, getSwipeTarget } from '@colonnade/domain/columns'

/**
 * Estimated height of a row before it is rendered: between the means of posts (180) and notifications (120). A lower
 * one mounts rows that are out of view, only to remove them once the others are measured.
 */
export const DEFAULT_ROW_PX = 150

/**
 * Estimated height of a row before it is rendered: the mean of posts (180) and notifications (120). A lower estimate
 * renders rows that are out of view once the others are measured, and removes them again.
 */
export const DEFAULT_ROW_PX = 150

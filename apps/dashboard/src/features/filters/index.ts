export { FiltersColumn } from './FiltersColumn.tsx'

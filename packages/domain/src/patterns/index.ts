export { compilePattern, type PatternTrouble, type TextPattern } from './compile-pattern.ts'

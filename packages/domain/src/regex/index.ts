export { compileRegex, type RegexError, type SafeRegex } from './compile-regex.ts'

export { EmojiButton } from './EmojiButton.tsx'

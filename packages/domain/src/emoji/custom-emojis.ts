import type { CustomEmojiEntity } from '../entities/custom-emoji.ts'
import type { CustomEmoji } from './emoji.ts'

/** Where the picture of a custom emoji is: the still one unless pictures may move. @see ENT-13 */
export function emojiImageUrl(
  { url, static_url }: Pick<CustomEmojiEntity, 'url' | 'static_url'>,
  isAnimated: boolean,
): string {
  return isAnimated ? url : static_url
}

function toCustomEmoji(entity: CustomEmojiEntity, isAnimated: boolean): CustomEmoji {
  const { shortcode } = entity
  return {
    id: shortcode,
    shortNames: [shortcode],
    name: shortcode,
    keywords: [],
    emoticons: [],
    category: 'custom',
    imageUrl: emojiImageUrl(entity, isAnimated),
  }
}

function byIdWithoutCase(a: CustomEmoji, b: CustomEmoji): number {
  const [left, right] = [a.id.toLowerCase(), b.id.toLowerCase()]
  return left < right ? -1 : Number(left > right)
}

/** The instance's own emoji that the picker shows, by shortcode without case. @see EMO-01 */
export function pickerEmojis(
  entities: readonly CustomEmojiEntity[],
  isAnimated: boolean,
): readonly CustomEmoji[] {
  return entities
    .filter((entity) => entity.visible_in_picker)
    .map((entity) => toCustomEmoji(entity, isAnimated))
    .toSorted(byIdWithoutCase)
}

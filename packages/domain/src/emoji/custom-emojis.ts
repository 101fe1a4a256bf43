import type { CustomEmojiEntity } from '../entities/custom-emoji.ts'
import type { CustomEmoji } from './emoji.ts'

/** Returns the image URL of a custom emoji: the static image, unless animation is allowed. @see ENT-13 */
export function getEmojiImageUrl(
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
    imageUrl: getEmojiImageUrl(entity, isAnimated),
  }
}

function compareById(a: CustomEmoji, b: CustomEmoji): number {
  const [left, right] = [a.id.toLowerCase(), b.id.toLowerCase()]
  return left < right ? -1 : Number(left > right)
}

/** Returns the instance's custom emoji for the picker, ordered by shortcode case-insensitively. @see EMO-01 */
export function getPickerEmojis(
  entities: readonly CustomEmojiEntity[],
  isAnimated: boolean,
): readonly CustomEmoji[] {
  return entities
    .filter((entity) => entity.visible_in_picker)
    .map((entity) => toCustomEmoji(entity, isAnimated))
    .toSorted(compareById)
}

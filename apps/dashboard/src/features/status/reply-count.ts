/** How many answers, as the setting `show_reply_count` shows it: 0, 1 or 1+ (ST-29). */
export function replyCount(count: number): string {
  return count > 1 ? '1+' : String(Math.max(0, count))
}

import { shownText } from '@prangan/contract/content/show-in'
import type { Language } from '@prangan/contract/languages'
import { findItem } from '../contract/lists.ts'

/** Returns an item's title in a mail; its key if it is not on the list any more. */
export function itemTitle(key: string, language: Language): string {
  const item = findItem(key)
  return item ? shownText(item.title, language).text : key
}

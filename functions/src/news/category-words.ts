import { textsOf } from '@prangan/contract/localized'
import * as en from '@prangan/contract/messages/en/notice-categories'
import * as hi from '@prangan/contract/messages/hi/notice-categories'
import * as mr from '@prangan/contract/messages/mr/notice-categories'
import { categoryNamed, type NoticeCategory } from '@prangan/contract/notice-categories'
import { searchText } from '@prangan/contract/search'

/** In all languages of the product, since people type what they speak. */
const everyday: readonly Readonly<Record<string, string>>[] = [en, hi, mr].flatMap((each) => [
  each.noticeCategories,
  each.noticeCategoryWords,
])

/** Returns a function that returns the words by which the notices of a category are searched, as `searchText` does. */
export function createCategoryWords(categories: readonly NoticeCategory[]): (key: string) => string {
  const made = new Map<string, string>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const category = categoryNamed(categories, key)
    const own = category ? textsOf(category.name) : []
    const words = searchText(...own, ...everyday.map((texts) => texts[key] ?? ''))
    made.set(key, words)
    return words
  }
}

import { type Language, otherLanguages } from './languages.ts'
import { localized } from './localized.ts'
import { noticeCategories as en } from './messages/en/notice-categories.ts'
import { noticeCategories as hi } from './messages/hi/notice-categories.ts'
import { noticeCategories as mr } from './messages/mr/notice-categories.ts'
import type { LocalizedText } from './schemas/content-fields.ts'

/** A category of notices. The key is in addresses and stored notices, and never changes. */
export type NoticeCategory = { key: string; name: LocalizedText }

type UsualKey = keyof typeof en

const translations: Partial<Record<Language, Readonly<Record<UsualKey, string>>>> = { hi, mr }

const keys = Object.keys(en) as UsualKey[]

/** The categories of a site whose office has changed none. */
export const usualCategories: readonly NoticeCategory[] = keys.map((key) => ({
  key,
  name: localized(
    en[key],
    otherLanguages.map((language) => translations[language]?.[key] ?? ''),
  ),
}))

/** Those of notices without a category: see `categoryOf` in publishing.ts. They can be renamed, but not removed. */
export const fixedCategories: readonly string[] = ['event', 'general'] satisfies UsualKey[]

/** Returns the site's categories; none in the site settings stands for the usual ones. */
export const categoriesOf = (set: readonly NoticeCategory[] | undefined): readonly NoticeCategory[] =>
  set?.length ? set : usualCategories

/** Finds a category by its key. A notice whose category was removed is general. */
export function categoryNamed<Category extends { key: string }>(
  categories: readonly Category[],
  key: string,
): Category | undefined {
  return categories.find((each) => each.key === key) ?? categories.find((each) => each.key === 'general')
}

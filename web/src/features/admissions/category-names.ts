import { categoryOf } from '@prangan/contract/states/profile'
import { inLanguage } from '../../messages/language.ts'

/** Returns an unknown category by its key. */
export function categoryName(key: string): string {
  const category = categoryOf(key)
  return category ? inLanguage(category.name) : key
}

export function categoryShortName(key: string): string {
  const category = categoryOf(key)
  return category ? inLanguage(category.shortName) : key
}

import { type Shown, showIn } from '@prangan/contract/content/show-in'
import { categoryNamed, type NoticeCategory, usualCategories } from '@prangan/contract/notice-categories'
import { useContext } from 'react'
import { type LayoutSettings, SiteLayout } from '../../../lib/site-layout.ts'
import { language } from '../../../messages/language.ts'

export type ShownCategory = Shown<NoticeCategory>

/** Returns the categories of the site settings as the reader sees them. */
export function shownCategories(settings: LayoutSettings | undefined): readonly ShownCategory[] {
  const { categories = [] } = settings?.categories ?? {}
  return categories.length > 0 ? categories : showIn(usualCategories, language())
}

export const useCategories = (): readonly ShownCategory[] => shownCategories(useContext(SiteLayout)?.settings)

export const nameOf = (categories: readonly ShownCategory[], key: string): string =>
  categoryNamed(categories, key)?.name.text ?? ''

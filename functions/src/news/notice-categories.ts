import { shownText } from '@prangan/contract/content/show-in'
import { fieldMessages } from '@prangan/contract/field-messages'
import type { Language } from '@prangan/contract/languages'
import {
  categoriesOf,
  categoryNamed,
  type NoticeCategory,
  usualCategories,
} from '@prangan/contract/notice-categories'
import type { Firestore } from 'firebase-admin/firestore'
import { Failure } from '../lib/failure.ts'
import { readSettings } from '../site/read-settings.ts'

export async function readCategories(firestore: Firestore, now: Date): Promise<readonly NoticeCategory[]> {
  const settings = await readSettings(firestore, now)
  return categoriesOf(settings?.categories.categories)
}

/** Throws if the site has no such category. The usual ones are accepted without a read, also after the office removed one. */
export async function checkCategory(
  firestore: Firestore,
  category: string | undefined,
  now: Date,
): Promise<void> {
  const isKnown = (all: readonly NoticeCategory[]) => all.some(({ key }) => key === category)
  if (!category || isKnown(usualCategories) || isKnown(await readCategories(firestore, now))) return
  const message = fieldMessages.chooseNoticeCategory
  throw new Failure('invalid-input', { message, fields: { category: message } })
}

export const categoryName = (all: readonly NoticeCategory[], key: string, language: Language): string => {
  const name = categoryNamed(all, key)?.name
  return name ? shownText(name, language).text : ''
}

import { fieldTexts } from '@prangan/contract/field-messages'
import { type NoticeCategory, usualCategories } from '@prangan/contract/notice-categories'
import { documentPaths } from '@prangan/contract/paths'
import type { SettingsBlock } from '@prangan/contract/schemas/site-settings'
import { expect, it } from 'vitest'
import { readCategories } from '../../functions/src/news/notice-categories.ts'
import { loadSmallSite } from '../support/site.ts'
import { useNoticeDesk } from './notice-desk.ts'
import { publishSettings } from './publish-settings.ts'

const desk = useNoticeDesk()
const { app, byAdmin, publish } = desk

const sports = { key: 'sports', name: { en: 'Sports' } }
const blockOf = (categories: NoticeCategory[]): SettingsBlock => ({
  ...{ id: 'categories', kind: 'categories' },
  categories,
})
const namesNow = async () => {
  const categories = await readCategories(await app.firestore(), app.now())
  return categories.map(({ name }) => name.en)
}

it('The office renames a category and adds one, and no notice takes one that there is not', async () => {
  const upload = (category: string) =>
    byAdmin('POST /news/uploadnews', { title: 'Kabaddi on Saturday', category })
  expect(await namesNow()).toEqual(usualCategories.map(({ name }) => name.en))
  await loadSmallSite(await app.firestore())
  const refused = { status: 400, body: { errors: { category: fieldTexts.chooseNoticeCategory } } }
  expect(await upload('sports')).toMatchObject(refused)

  const renamed = usualCategories.map((category) =>
    category.key === 'employment' ? { ...category, name: { en: 'Jobs' } } : category,
  )
  await publishSettings(blockOf([...renamed, sports]), 0, desk.admin.token)
  expect(await namesNow()).toEqual(expect.arrayContaining(['Jobs', 'Sports']))
  const { Id } = await publish({ title: 'Kabaddi on Saturday', category: 'sports' })
  const stored = await (await app.firestore()).doc(documentPaths.news(Id)).get()
  expect(stored.get('category')).toBe('sports')
  expect(await upload('chess')).toMatchObject(refused)
})

it('The categories of events and of general notices can be renamed, but not removed', async () => {
  await expect(publishSettings(blockOf([sports]), 1, desk.admin.token)).rejects.toThrow()
})

/// <reference types="vite/client" />
import { seedSite } from '@prangan/contract/content/seed'
import { toFrame } from '@prangan/contract/content/site-view'
import { toNotice } from '@prangan/contract/publishing'
import type { SearchData } from '@prangan/contract/site-search/search-data'
import { synonymsIn } from '@prangan/contract/site-search/synonyms-in'
import { demoNotices, newsDocument, noticeId } from '../../emulators/demo/notices.ts'
import { demoTeachers, facultyDocument, uidOf } from '../../emulators/demo/teachers.ts'
import { noticeEntries } from '../../functions/src/search/notice-entries.ts'
import { pageEntries } from '../../functions/src/search/page-entries.ts'
import { personEntries } from '../../functions/src/search/person-entries.ts'
import { allPdfs } from '../../web/src/content/pdfs/all-pdfs.ts'
import { seed } from '../../web/src/content/seed.ts'

/** The moment at which the demo college is searched. */
export const demoNow = new Date('2026-11-20T06:00:00Z')

/** All that the search of the demo college finds, made as the functions make it. */
export function demoSearchData(): SearchData {
  const documents = allPdfs.map(({ name, title }) => {
    const file = { slug: name, title, version: 1, bytes: 1, at: demoNow.toISOString() }
    return [name, file] as const
  })
  const site = { ...seedSite(seed, demoNow), documents: Object.fromEntries(documents) }
  const notices = demoNotices.map((notice) => toNotice({ id: noticeId(notice), ...newsDocument(notice, 1) }))
  const members = demoTeachers.map((teacher) => ({
    id: uidOf(teacher.email),
    data: facultyDocument(teacher),
  }))
  const frame = toFrame(seed.frame)
  return {
    entries: [
      ...pageEntries(site, frame, seed.pages),
      ...noticeEntries(notices, demoNow).entries,
      ...personEntries(members),
    ],
    synonyms: frame.search.synonyms.map(({ words }) => synonymsIn(words)),
    nextChangeAt: null,
  }
}

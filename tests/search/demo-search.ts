/// <reference types="vite/client" />
/// <reference path="../../functions/src/pages/site-pages.d.ts" />

import { allPdfs } from '@prangan/college/content/pdfs/all-pdfs'
import { seed } from '@prangan/college/content/seed'
import { demoNotices } from '@prangan/college/demo/notices'
import { demoTeachers } from '@prangan/college/demo/teachers'
import { seedSite } from '@prangan/contract/content/seed'
import { toSettings } from '@prangan/contract/content/site-view'
import { siteDataLater } from '@prangan/contract/site-data'
import { readPages } from 'site-pages'
import { alumnusId, demoAlumni, verifiedAlumnusDocument } from '../../emulators/demo/alumni.ts'
import { newsDocument, noticeId } from '../../emulators/demo/notices.ts'
import { facultyDocument, uidOf } from '../../emulators/demo/teachers.ts'
import { toKeptNotice } from '../../functions/src/news/listed-notice.ts'
import { noticeEntries } from '../../functions/src/search/notice-entries.ts'
import { officeAnswers } from '../../functions/src/search/office-answers.ts'
import { pageEntries } from '../../functions/src/search/page-entries.ts'
import { alumnusEntries, teacherEntries } from '../../functions/src/search/person-entries.ts'
import type { SearchData } from '../../functions/src/search/search-data.ts'
import { createSearchIndex, type SearchIndex } from '../../functions/src/search/search-index.ts'
import { readOwnPages } from '../../functions/src/search/search-reader.ts'

export const demoNow = new Date('2026-11-20T06:00:00Z')

async function demoSearchData(): Promise<SearchData> {
  const documents = allPdfs.map(({ name, title }) => {
    const file = { slug: name, title, version: 1, bytes: 1, at: demoNow.toISOString() }
    return [name, file] as const
  })
  const site = { ...seedSite(seed, demoNow), documents: Object.fromEntries(documents) }
  const notices = demoNotices.map((notice) =>
    toKeptNotice({ id: noticeId(notice), ...newsDocument(notice, 1) }),
  )
  const members = demoTeachers.map((teacher) => ({
    id: uidOf(teacher.email),
    data: facultyDocument(teacher),
  }))
  const alumni = demoAlumni
    .filter(({ isVerified }) => isVerified)
    .map((alumnus) => ({ id: alumnusId(alumnus), data: verifiedAlumnusDocument(alumnus) }))
  const settings = toSettings(seed.settings)
  const { entries, links } = noticeEntries(notices, demoNow)
  const published = { site, settings, pages: seed.pages }
  const content = {
    ...published,
    links,
    ownPages: await readOwnPages(published, readPages, siteDataLater.file, demoNow),
  }
  return {
    entries: [...pageEntries(content), ...entries, ...teacherEntries(members), ...alumnusEntries(alumni)],
    ...officeAnswers(site, settings),
  }
}

let index: Promise<SearchIndex> | undefined

/** Built once for all tests of a process. */
export const demoIndex = (): Promise<SearchIndex> => (index ??= demoSearchData().then(createSearchIndex))

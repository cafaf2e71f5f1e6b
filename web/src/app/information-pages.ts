import { createElement } from 'react'
import type { PageContent } from '../content/pages/page-content.ts'
import { paths } from '../paths.ts'
import type { PageHandle } from './document-title.ts'
import { InformationPage } from './information/information-page.tsx'
import { bringStyles } from './page-styles.ts'

/**
 * The pages of information, as data. The list and what draws it are a chunk of their own, so that home does without;
 * `router.tsx` brings it when an address may be one of these.
 */

type Row = {
  path: string
  /** The file of `content/pages` that holds the page's words. */
  content: string
  /** Another address of a page names the page's own one. */
  sameAs?: string
}

const row = (page: { path: string }, content: string): Row => ({ path: page.path, content })
const alias = (path: string, page: { path: string }, content: string): Row => ({
  path,
  content,
  sameAs: page.path,
})

const rows: readonly Row[] = [
  row(paths.history, 'history'),
  row(paths.vision, 'vision'),
  row(paths.codeOfConduct, 'code-of-conduct'),
  row(paths.managersMessage, 'managers-message'),
  row(paths.principalsMessage, 'principals-message'),
  row(paths.governingBody, 'governing-body'),
  row(paths.publicRelationOfficer, 'public-relation-officer'),
  row(paths.nonTeachingStaff, 'non-teaching-staff'),
  alias(paths.nonTeaching.path, paths.nonTeachingStaff, 'non-teaching-staff'),
  row(paths.proctorialBoard, 'proctorial-board'),
  row(paths.grievanceCell, 'grievance-cell'),
  row(paths.researchInnovation, 'research-innovation'),
  row(paths.literaryClub, 'literary-club'),
  row(paths.careerCounselling, 'career-counselling'),
  row(paths.harassmentCommittee, 'harassment-committee'),
  row(paths.iqac, 'iqac'),
  row(paths.iqacCommittee, 'iqac-committee'),
  row(paths.ba, 'ba'),
  row(paths.bsc, 'bsc'),
  alias('/public-relation-officer-not', paths.bsc, 'bsc'),
  row(paths.bcom, 'bcom'),
  row(paths.bca, 'bca'),
  row(paths.ma, 'ma'),
  alias('/iqac-committee-not', paths.ma, 'ma'),
  row(paths.msc, 'msc'),
  row(paths.library, 'library'),
  row(paths.syllabus, 'syllabus'),
  row(paths.timetable, 'timetable'),
  row(paths.admissionProcedure, 'admission-procedure'),
  row(paths.importantNotice, 'important-notice'),
  row(paths.alumniAssociation, 'alumni-association'),
  row(paths.culturalEvents, 'cultural'),
  row(paths.sports, 'sports'),
  row(paths.nss, 'nss'),
  row(paths.ncc, 'ncc'),
  row(paths.roversRangers, 'rovers-rangers'),
  row(paths.quizSeminar, 'quiz-seminar'),
  row(paths.workshops, 'workshops'),
  row(paths.creativeCorner, 'creative-corner'),
  row(paths.contact, 'contact'),
]

const contents = import.meta.glob<{ page: PageContent }>([
  '../content/pages/*.ts',
  '!../content/pages/{page-content,texts}.ts',
  '!../content/pages/*.test.ts',
])

/** The words of a page of information. */
export async function readContent(content: string): Promise<PageContent> {
  const read = contents[`../content/pages/${content}.ts`]
  if (!read) throw new Error(`There is no web/src/content/pages/${content}.ts.`)
  return (await read()).page
}

async function loadPage({ path, content, sameAs = path }: Row) {
  const [page] = await Promise.all([readContent(content), bringStyles('information')])
  const handle: PageHandle = { title: page.title.en }
  return { Component: () => createElement(InformationPage, { page, path: sameAs }), handle }
}

export const informationPages = rows
  .filter((r) => contents[`../content/pages/${r.content}.ts`])
  .map((row) => ({ ...row, lazy: () => loadPage(row) }))

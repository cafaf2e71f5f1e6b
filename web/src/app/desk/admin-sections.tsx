import type { Ability } from '@prangan/contract/roles'
import { type ComponentType, lazy } from 'react'
import pagesPicture from '../../../art/desk/pages.svg'
import { ViewNotices } from '../../features/news/desk/components/view-notices.tsx'
import { editorAbility } from '../../features/site/desk/editor-href.ts'
import { deskMessages } from '../../messages/desk.ts'
import type { PluginSection } from '../../plugin.ts'
import { type CoreSectionId, officeSections } from './office-sections.ts'

export type DeskSection = Pick<
  PluginSection,
  'id' | 'label' | 'ability' | 'Section' | 'Item' | 'introduction'
> & {
  /** The ability that the address of an item takes, if that is not the section's. */
  itemAbility?: (item: string) => Ability
}

const introductions = () => deskMessages().shell.introductions

const lazySection = (loadSection: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await loadSection() }))

const Overview = lazySection(async () => (await import('./overview/overview.tsx')).Overview)
const ViewAlumni = lazySection(
  async () => (await import('../../features/alumni/desk/components/view-alumni.tsx')).ViewAlumni,
)
const AddFaculty = lazySection(
  async () => (await import('../../features/account/desk/components/add-faculty.tsx')).AddFaculty,
)
const Faculty = lazySection(async () => (await import('./faculty.tsx')).Faculty)
const ViewAdmissions = lazySection(
  async () => (await import('../../features/admissions/desk/components/view-admissions.tsx')).ViewAdmissions,
)
const ViewPeople = lazySection(
  async () => (await import('../../features/people/desk/components/view-people.tsx')).ViewPeople,
)
const ViewActivity = lazySection(async () => (await import('./activity/view-activity.tsx')).ViewActivity)
const ViewBin = lazySection(async () => (await import('./bin/view-bin.tsx')).ViewBin)
const ViewPages = lazySection(
  async () => (await import('../../features/site/desk/components/view-pages.tsx')).ViewPages,
)
const EditPage = lazy(async () => ({ default: (await import('./edit-page.tsx')).EditPage }))
const ViewMedia = lazySection(
  async () => (await import('../../features/library/desk/components/view-media.tsx')).ViewMedia,
)
const ViewDocuments = lazySection(
  async () => (await import('../../features/library/desk/components/view-documents.tsx')).ViewDocuments,
)
const ChangePassword = lazySection(
  async () => (await import('../../features/account/desk/components/change-password.tsx')).ChangePassword,
)

/** The section at the desk's own address is loaded with the desk, the others lazily. */
const components: Readonly<Record<CoreSectionId, Omit<DeskSection, 'id' | 'label' | 'ability'>>> = {
  overview: { Section: Overview },
  '': { Section: ViewNotices },
  pages: {
    Section: ViewPages,
    Item: EditPage,
    itemAbility: editorAbility,
    introduction: { text: () => introductions().pages, picture: pagesPicture },
  },
  media: { Section: ViewMedia },
  documents: { Section: ViewDocuments },
  'view-alumni': { Section: ViewAlumni },
  'add-faculty': { Section: AddFaculty },
  'view-faculty': { Section: Faculty },
  people: { Section: ViewPeople },
  activity: { Section: ViewActivity },
  bin: { Section: ViewBin },
  admissions: { Section: ViewAdmissions },
  'change-password': { Section: ChangePassword },
}

export const adminSections = (): readonly DeskSection[] =>
  officeSections().map((section) =>
    'Section' in section ? section : { ...section, ...components[section.id as CoreSectionId] },
  )

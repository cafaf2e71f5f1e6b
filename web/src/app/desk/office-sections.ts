import { binKindNames, binKinds } from '@prangan/contract/bin'
import { settingsId } from '@prangan/contract/paths'
import type { Ability } from '@prangan/contract/roles'
import * as plugins from '@prangan/plugins/web/desk/sections'
import {
  ClipboardList,
  FileText,
  GraduationCap,
  History,
  Images,
  KeyRound,
  LayoutDashboard,
  Newspaper,
  PanelsTopLeft,
  ShieldUser,
  Trash2,
  UserPlus,
  Users,
} from 'lucide-react'
import { binSection } from '../../lib/bin.ts'
import { newId } from '../../lib/use-resource-address.ts'
import { deskMessages } from '../../messages/desk.ts'
import type { OfficeSection, PluginSection } from '../../plugin.ts'
import { adminSectionHref } from './section-href.ts'

const texts = deskMessages
const adding = `?open=${newId}`

const sections = () =>
  [
    {
      id: 'overview',
      label: texts().overview.title,
      ability: 'counters:read',
      icon: LayoutDashboard,
    },
    {
      id: '',
      label: texts().news.title,
      group: 'site',
      ability: 'news:read-all',
      icon: Newspaper,
      actions: [{ label: texts().news.form.add, ability: 'news:publish', below: adding }],
    },
    {
      id: 'pages',
      label: texts().pagesList.title,
      group: 'site',
      ability: 'page:read',
      icon: PanelsTopLeft,
      actions: [
        { label: texts().pagesList.newPage, ability: 'page:structure', below: adding },
        { label: texts().pagesList.settings, ability: 'page:structure', below: `/${settingsId}` },
      ],
    },
    {
      id: 'media',
      label: texts().library.pictures.title,
      group: 'site',
      ability: 'media:edit',
      icon: Images,
      actions: [{ label: texts().library.pictures.details.add, ability: 'media:edit', below: adding }],
    },
    {
      id: 'documents',
      label: texts().library.documents.title,
      group: 'site',
      ability: 'document:edit',
      icon: FileText,
      actions: [{ label: texts().library.documents.details.add, ability: 'document:edit', below: adding }],
    },
    {
      id: 'view-alumni',
      label: texts().alumni.title,
      group: 'people',
      ability: 'alumnus:read',
      icon: GraduationCap,
    },
    {
      id: 'add-faculty',
      label: texts().accounts.add.title,
      group: 'people',
      ability: 'account:create',
      icon: UserPlus,
    },
    {
      id: 'view-faculty',
      label: texts().members.title,
      group: 'people',
      ability: 'faculty:read',
      icon: Users,
    },
    {
      id: 'people',
      label: texts().people.title,
      group: 'people',
      ability: 'account:read',
      icon: ShieldUser,
    },
    {
      id: 'activity',
      label: texts().activity.title,
      group: 'people',
      ability: 'audit:read',
      icon: History,
    },
    {
      id: binSection,
      label: texts().bin.title,
      group: 'people',
      ability: binKindNames.map((kind) => binKinds[kind].ability),
      icon: Trash2,
    },
    {
      id: 'admissions',
      label: texts().admissions.title,
      group: 'admissions',
      ability: 'admission:read',
      icon: ClipboardList,
    },
  ] as const satisfies readonly OfficeSection[]

const ownSections = () =>
  [
    {
      id: 'change-password',
      label: texts().accounts.changePassword.title,
      icon: KeyRound,
    },
  ] as const satisfies readonly OfficeSection[]

const pluginSections: readonly (() => readonly PluginSection[])[] = plugins.sections

export type CoreSectionId = ReturnType<typeof sections | typeof ownSections>[number]['id']

type Can = (ability: Ability) => boolean

/** Returns the office's sections in the sidebar's order. A plugin's section replaces the core's with the same id. */
export function officeSections(): readonly (OfficeSection | PluginSection)[] {
  const core = sections()
  const added = pluginSections.flatMap((sectionsOf) => sectionsOf())
  return [
    ...core.map((section) => added.find(({ id }) => id === section.id) ?? section),
    ...added.filter(({ id }) => !core.some((section) => section.id === id)),
    ...ownSections(),
  ]
}

export const isOpenTo = ({ ability }: Pick<OfficeSection, 'ability'>, can: Can): boolean =>
  !ability || [ability].flat().some(can)

export const sectionsFor = (can: Can) => officeSections().filter((section) => isOpenTo(section, can))

export function placesFor(can: Can): { label: string; section: string; href: string }[] {
  const allowed = sectionsFor(can)
  return [
    ...allowed.map(({ id, label }) => ({ label, section: '', href: adminSectionHref(id) })),
    ...allowed.flatMap(({ id, label: section, actions = [] }) =>
      actions
        .filter(({ ability }) => can(ability))
        .map(({ label, below }) => ({ label, section, href: adminSectionHref(id) + below })),
    ),
  ]
}

import { departmentSlugIn } from '@prangan/contract/departments'
import type { Site } from '@prangan/contract/schemas/site'
import { deskMessages } from '../../../../messages/desk.ts'
import { inLanguage } from '../../../../messages/language.ts'

const texts = () => deskMessages().blockForms.link

export const targetKinds = ['page', 'department', 'document', 'address', 'mail', 'phone'] as const
export type TargetKind = (typeof targetKinds)[number]

export type Target = { kind: TargetKind; value: string }

const prefixes: Record<TargetKind, string> = {
  page: 'page:',
  department: '',
  document: 'doc:',
  address: '',
  mail: 'mailto:',
  phone: 'tel:',
}

export function toTarget(href: string): Target {
  if (departmentSlugIn(href) !== undefined) return { kind: 'department', value: href }
  const kind = targetKinds.find((each) => prefixes[each] && href.startsWith(prefixes[each])) ?? 'address'
  return { kind: href === '' ? 'page' : kind, value: href.slice(prefixes[kind].length) }
}

function completed({ kind, value }: Target): string {
  const typed = value.trim()
  if (kind === 'phone') return typed.replaceAll(/[^+0-9-]/g, '')
  const isBare = kind === 'address' && /^[\w-]+(\.[\w-]+)+/.test(typed)
  return isBare ? `https://${typed}` : typed
}

export const toHref = (target: Target): string => {
  const value = completed(target)
  return value === '' ? '' : prefixes[target.kind] + value
}

export function targetText(href: string, site: Site | null): string {
  if (href === '') return texts().none
  const { kind } = toTarget(href)
  const name = targetName(href, site)
  if (kind === 'page') return texts().toPage(name)
  return kind === 'document' ? texts().toDocument(name) : name
}

export function targetName(href: string, site: Site | null): string {
  const { kind, value } = toTarget(href)
  if (kind === 'department') {
    const department = site?.departments[departmentSlugIn(value) ?? '']
    return department ? inLanguage(department.name) : value
  }
  if (kind === 'page') return site?.pages[value]?.title.en ?? texts().gone
  return kind === 'document' ? (site?.documents[value]?.title.en ?? texts().gone) : value
}

import { limits } from '@prangan/contract/limits'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import type { Menu, MenuLink } from '@prangan/contract/schemas/site-settings'
import { deskMessages } from '../../../../messages/desk.ts'

const texts = () => deskMessages().settingsForms.menu

const { menus: mostMenus, menuGroups, menuLinks } = limits.content

/** Where a link of the menus is, or a menu that is itself a link (without `group`). */
export type Place = { menu: number; group?: number; at?: number }

export type Goal = { label: string } & ({ menu: number; group: number | 'new' } | { menu: 'own' })

const nameOf = ({ en }: LocalizedText, otherwise: string) => en || otherwise

function groupName({ text, groups }: Menu, menu: number, group: number): string {
  const title = groups[group]?.title
  const name = nameOf(text, texts().unnamed(menu + 1))
  if (title) return texts().inGroup(name, nameOf(title, texts().group(group + 1)))
  return groups.length > 1 ? texts().inGroup(name, texts().group(group + 1)) : name
}

/** The place of a link that is in no menu yet. */
const nowhere: Place = { menu: -1, group: -1 }

export const leadsTo = (menus: readonly Menu[], href: string): boolean =>
  menus.some(
    (menu) => menu.href === href || menu.groups.some(({ links }) => links.some((link) => link.href === href)),
  )

/** The goals of the link at a place, or of a new one: all groups with room but its own. */
export function goalsOf(menus: readonly Menu[], from: Place = nowhere): Goal[] {
  const goals = menus.flatMap((entry, menu): Goal[] => {
    const isItself = from.group === undefined && from.menu === menu
    if (isItself || entry.href !== undefined) return []
    const groups = entry.groups.flatMap(({ links }, group): Goal[] =>
      links.length >= menuLinks || (from.menu === menu && from.group === group)
        ? []
        : [{ label: groupName(entry, menu, group), menu, group }],
    )
    const hasRoom = entry.groups.length < menuGroups
    const label = texts().newGroup(nameOf(entry.text, texts().unnamed(menu + 1)))
    return [...groups, ...(hasRoom ? [{ label, menu, group: 'new' as const }] : [])]
  })
  const mayGoOut = from.group !== undefined && menus.length < mostMenus
  return mayGoOut ? [...goals, { label: texts().own, menu: 'own' }] : goals
}

/** Moves a link to the end of its goal. Returns the menus, and where it is now. */
export function moveLink(menus: readonly Menu[], from: Place, goal: Goal): { menus: Menu[]; to: Place } {
  const { link, left } = take(menus, from)
  if (goal.menu === 'own') return addLink(left, link, goal)
  // A menu that was a link and has gone leaves its place to those after it.
  const menu = left.length < menus.length && from.menu < goal.menu ? goal.menu - 1 : goal.menu
  return left[menu] ? addLink(left, link, { ...goal, menu }) : { menus: [...menus], to: from }
}

/** Adds a link at the end of its goal. Returns the menus, and where it is. */
export function addLink(menus: readonly Menu[], link: MenuLink, goal: Goal): { menus: Menu[]; to: Place } {
  if (goal.menu === 'own') return { menus: [...menus, { ...link, groups: [] }], to: { menu: menus.length } }
  const { menu } = goal
  const target = menus[menu]
  if (!target) throw new Error(`There is no menu ${menu}.`)
  const group = goal.group === 'new' ? target.groups.length : goal.group
  const { links = [], ...rest } = target.groups[group] ?? {}
  const groups =
    goal.group === 'new'
      ? [...target.groups, { links: [link] }]
      : target.groups.with(group, { ...rest, links: [...links, link] })
  return { menus: menus.with(menu, { ...target, groups }), to: { menu, group, at: links.length } }
}

/** The link at a place, and the menus without it. */
function take(menus: readonly Menu[], { menu, group, at }: Place): { link: MenuLink; left: Menu[] } {
  const entry = menus[menu]
  if (!entry) throw new Error(`There is no menu ${menu}.`)
  if (group === undefined || at === undefined) {
    return { link: { text: entry.text, href: entry.href ?? '' }, left: menus.toSpliced(menu, 1) }
  }
  const own = entry.groups[group]
  const link = own?.links[at]
  if (!own || !link) throw new Error(`There is no link ${at} in group ${group}.`)
  const groups = entry.groups.with(group, { ...own, links: own.links.toSpliced(at, 1) })
  return { link, left: menus.with(menu, { ...entry, groups }) }
}

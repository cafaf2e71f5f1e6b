import type { Shown, ShownText } from '@prangan/contract/content/show-in'
import type { Menu, MenuLink } from '@prangan/contract/schemas/site-settings'

/** A page's section in the navigation: its menu, its group's title, and all links of that group. */
export type Section = { menu: ShownText; title: ShownText; links: readonly Shown<MenuLink>[] }

/** The section of the page at a path; undefined for a page that is in no menu. */
export function findSection(menus: readonly Shown<Menu>[], path: string): Section | undefined {
  for (const { text: menu, groups } of menus) {
    for (const { title = menu, links } of groups) {
      if (links.some((link) => link.href === path)) return { menu, title, links }
    }
  }
  return undefined
}

/** Returns the address in the menus that a page is at or below, the nearest one; undefined if there is none. */
export const menuAddressOf = (menus: readonly Shown<Menu>[], path: string): string | undefined =>
  menus
    .flatMap(({ href, groups }) => [
      href ?? '',
      ...groups.flatMap(({ links }) => links.map((link) => link.href)),
    ])
    .filter((href) => href.length > 1 && (path === href || path.startsWith(`${href}/`)))
    .toSorted((one, other) => other.length - one.length)[0]

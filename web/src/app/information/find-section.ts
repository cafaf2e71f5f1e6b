import { type MenuLink, menus } from '../../content/menus.ts'
import type { LocalizedText } from '../../content/text.ts'

/** Where a page stands in the navigation: its menu, the group there, and all pages of that group. */
export type Section = { menu: LocalizedText; title: LocalizedText; links: readonly MenuLink[] }

/** The section of the page at an address; none for a page that stands in no menu's list. */
export function findSection(path: string): Section | undefined {
  for (const { text: menu, groups } of menus) {
    for (const { title = menu, links } of groups) {
      if (links.some((link) => link.href === path)) return { menu, title, links }
    }
  }
  return undefined
}

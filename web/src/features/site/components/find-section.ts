import type { LocalizedText, Menu, MenuLink } from '@prangan/contract/schemas/content'

/** A page's section in the navigation: its menu, its group's title, and all links of that group. */
export type Section = { menu: LocalizedText; title: LocalizedText; links: readonly MenuLink[] }

/** The section of the page at a path; undefined for a page that is in no menu. */
export function findSection(menus: readonly Menu[], path: string): Section | undefined {
  for (const { text: menu, groups } of menus) {
    for (const { title = menu, links } of groups) {
      if (links.some((link) => link.href === path)) return { menu, title, links }
    }
  }
  return undefined
}

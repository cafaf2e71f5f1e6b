import { settingsId } from '@prangan/contract/paths'
import type { Ability } from '@prangan/contract/roles'
import { paths } from '../../../paths.ts'

/** The id of the section with the site's pages, in the address of the office's desk. */
export const pagesSection = 'pages'

export const editorHref = (id: string): string => `${paths.adminDashboard.href()}/${pagesSection}/${id}`

/** Names the page, in the address of the site settings, of which the menus are to get a link. */
export const menuPageParam = 'menu-page'
export const menuPageHref = (id: string): string => `${editorHref(settingsId)}?${menuPageParam}=${id}`

/** The ability that opens the office's editor of a page; menus and settings are not edited like pages. */
export const editorAbility = (id: string): Ability => (id === settingsId ? 'page:structure' : 'page:edit')

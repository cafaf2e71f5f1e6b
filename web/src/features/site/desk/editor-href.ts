import { paths } from '../../../paths.ts'

/** The id of the section with the site's pages, in the address of the office's desk. */
export const pagesSection = 'pages'

/** The address of a page's editor on the office's desk. */
export const editorHref = (id: string): string => `${paths.adminDashboard.href()}/${pagesSection}/${id}`

/** The id of the section with a teacher's own pages, in the address of their desk. */
export const ownPagesSection = 'my-pages'

/** The address of a page's editor on a teacher's desk. */
export const ownEditorHref = (id: string): string =>
  `${paths.facultyDashboard.href()}/${ownPagesSection}/${id}`

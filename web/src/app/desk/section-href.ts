import { paths } from '../../paths.ts'

/** The address of a section of the office's desk. */
export const adminSectionHref = (id: string): string =>
  id ? `${paths.adminDashboard.href()}/${id}` : paths.adminDashboard.href()

import { paths } from '../../paths.ts'

export const adminSectionHref = (id: string): string =>
  id ? `${paths.adminDashboard.href()}/${id}` : paths.adminDashboard.href()

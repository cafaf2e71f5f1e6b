/** A desk has the same address in every language. */
export const deskPaths = { office: '/AdminDashboard', faculty: '/FacultyDashboard' } as const

export const isOnDesk = (path: string): boolean =>
  Object.values(deskPaths).some((desk) => path === desk || path.startsWith(`${desk}/`))

/** Returns the address of a section of the office's desk; '' is the section at the desk's own address. */
export const officePath = (section: string): string =>
  section ? `${deskPaths.office}/${section}` : deskPaths.office

/** The tab of View News with what waits for approval, in the address. */
export const approvalTab = 'approval'

/** The id of the section with a teacher's own pages, in the address of their desk. */
export const ownPagesSection = 'my-pages'

/** Returns the address at which a teacher edits a page of their own. */
export const ownPagePath = (id: string): string => `${deskPaths.faculty}/${ownPagesSection}/${id}`

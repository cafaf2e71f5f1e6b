export const pagePaths = {
  grievance: { path: '/grievance' },
  inquiry: { path: '/inquiry' },
} as const

export const counters = ['openInquiries'] as const

export const auditActions = ['inquiry received', 'inquiry changed', 'inquiry appealed'] as const

/** The names of forms in the mail about many forms. */
export const formNames = { sendGrievance: 'grievances', sendEnquiry: 'enquiries' }

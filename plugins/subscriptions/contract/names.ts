export const pagePaths = {
  subscribe: { path: '/subscribe' },
  /** Where a mailed link is confirmed, and the choices are changed. */
  subscription: { path: '/subscription' },
} as const

export const auditActions = ['notice mailed', 'notice pushed'] as const

/** The names of forms in the mail about many forms. */
export const formNames = {
  subscribe: 'subscriptions by mail',
  savePushDevice: 'subscriptions by notification',
}

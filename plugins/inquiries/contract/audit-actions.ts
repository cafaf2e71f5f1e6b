export const auditActions = ['inquiry received', 'inquiry changed', 'inquiry appealed'] as const

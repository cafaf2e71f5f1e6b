export const auditActions = ['room requested', 'room given', 'room refused'] as const

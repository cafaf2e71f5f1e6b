import { HealthSchema, OperationSchema } from '../schemas/operation.ts'
import { endpoints } from './endpoint.ts'

export const operationEndpoints = endpoints({
  readHealth: {
    routes: ['GET /api/health'],
    summary:
      'For uptime monitors: says that the service reaches all that it needs, or 503 with what it does not.',
    access: 'anyone',
    output: HealthSchema,
    refuses: ['out-of-reach'],
  },
  readOperation: {
    routes: ['GET /admin/operation'],
    summary:
      'How the site runs: version, last backup, waiting mails, documents read this month and scheduled jobs.',
    access: 'operation:read',
    output: OperationSchema,
  },
})

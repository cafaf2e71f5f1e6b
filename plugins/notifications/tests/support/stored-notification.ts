import type * as z from 'zod/mini'
import type { NotificationSchema } from '../../contract/notifications.ts'

type Stored = z.infer<typeof NotificationSchema>

export const storedNotification = (more: Partial<Stored> = {}): Stored => ({
  text: { en: 'Grievance SDC-G-2026-K7M4QX3 was assigned to you' },
  path: '/AdminDashboard/inquiries?open=G-2026-K7M4QX3',
  at: new Date('2026-01-05T05:02:00Z'),
  ...more,
})

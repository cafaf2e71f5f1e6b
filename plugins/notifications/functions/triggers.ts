import { deps, region } from '@prangan/functions/lib/deployment'
import { lazyHandler } from '@prangan/functions/lib/lazy-handler'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { notificationLimits } from '../contract/limits.ts'

/** A run that fails is repeated; nobody gets a second mail. */
export const sendMorningMails = onSchedule(
  {
    schedule: `every day ${String(notificationLimits.morning.hour).padStart(2, '0')}:00`,
    timeZone: 'Asia/Kolkata',
    region,
    memory: '256MiB',
    timeoutSeconds: 540,
    retryCount: 3,
  },
  lazyHandler('sendMorningMails', async () => {
    const { runMorning } = await import('./run-morning.ts')
    return () => runMorning(deps)
  }),
)

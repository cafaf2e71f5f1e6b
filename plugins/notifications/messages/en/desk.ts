import { notificationLimits } from '../../contract/limits.ts'

export const jobs = {
  sendMorningMails: {
    label: 'Morning mail to staff',
    when: `Sent every morning at ${notificationLimits.morning.hour} am.`,
  },
}

import { notificationLimits } from '../../contract/limits.ts'

export const jobs = {
  sendMorningMails: {
    label: 'कर्मचारियों को सुबह का ई-मेल',
    when: `हर सुबह ${notificationLimits.morning.hour} बजे जाता है।`,
  },
}

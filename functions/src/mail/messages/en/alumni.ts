import { college as configured } from '@prangan/college/config'
import { type Template, typed } from '../../templates/content.ts'

export const verifiedMail: Template<object> = (_, { college, page }) => ({
  subject: `Welcome to the alumni of ${college}`,
  body: [
    {
      text: 'Thank you for registering. The college office has verified your registration, and you are now in the alumni gallery on our website.',
    },
    { link: page('/alumni-gallery'), text: 'See the alumni gallery' },
    {
      text: 'The gallery shows your name, photo, degree, year of passing, designation and working place. Nothing else that you told us is shown to anyone but the office.',
    },
  ],
})

export const rejectedMail: Template<{ reason: string }> = ({ reason }, { college, page }) => ({
  subject: `Your alumni registration at ${college}`,
  body: [
    {
      text: 'Thank you for registering as an alumnus. We are sorry: the college office could not accept your registration. The office writes:',
    },
    typed(`“${reason}”`),
    {
      text: `We delete what you sent us after ${configured.limits.daysInBin} days. If you can correct this, please register again. We would be glad to hear from you.`,
    },
    { link: page('/alumni-registration'), text: 'Register again' },
  ],
})

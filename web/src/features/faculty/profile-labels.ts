import { deskMessages } from '../../messages/desk.ts'
import { messages } from '../../messages/index.ts'

/** How the desks name the fields of a profile: as the public profile does, and those that it does not name. */
export const profileLabels = () => ({
  ...messages().faculty.profile.details,
  ...deskMessages().profiles.fields,
})

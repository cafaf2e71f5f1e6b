import { deskMessages } from '../../messages/desk.ts'
import { messages } from '../../messages/index.ts'

export const profileLabels = () => ({
  ...messages().faculty.profile.details,
  ...deskMessages().profiles.fields,
})

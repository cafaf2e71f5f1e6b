import { defineString } from 'firebase-functions/params'

/** Origins besides the site's own that may make the calls, parted by spaces; for example the college's earlier site. */
const corsOrigins = defineString('CORS_ORIGINS', { default: '' })

/** The project's public web key, with which passwords are checked. The emulator takes any. */
const webApiKey = defineString('WEB_API_KEY', { default: 'demo-prangan' })

/** What the operator sets, read when a request needs it. */
export const configuration = {
  corsOrigins: () => corsOrigins.value().split(/\s+/).filter(Boolean),
  webApiKey: () => webApiKey.value(),
}

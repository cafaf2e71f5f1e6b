// `node operations/src/testing/serve-fake-google.ts [port]`: a made-up project to try a deployment on, until Ctrl-C.
import { startFakeGoogle } from './fake-google.ts'
import { project } from './fake-state.ts'

const fake = await startFakeGoogle(Number(process.argv[2] ?? 0))
const variables = {
  ...fake.environment,
  FIREBASE_TOKEN: 'a-token-of-the-fake',
  LIVE_URL: `${fake.origin}/live`,
}
for (const [name, value] of Object.entries(variables)) console.log(`export ${name}=${value}`)
console.log(`# Then: npm run deploy -- --project ${project}`)

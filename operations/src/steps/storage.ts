import { differs, fine, type Step } from '../step.ts'
import { region } from './firestore.ts'

const softDelete = 14 * 24 * 60 * 60

type Bucket = { location: string; softDeletePolicy?: { retentionDurationSeconds?: string } }

export const bucket: Step = {
  name: 'Storage',
  look: async ({ google, facts }) => {
    const name = await facts.bucket()
    if (name === undefined) return differs('There is no bucket.')
    const { location, softDeletePolicy } = await google.get<Bucket>('storage', `/storage/v1/b/${name}`)
    return Number(softDeletePolicy?.retentionDurationSeconds ?? 0) >= softDelete
      ? fine(`The bucket ${name} is in ${location.toLowerCase()}, and keeps deleted files for 14 days.`)
      : differs(`The bucket ${name} keeps deleted files for less than 14 days.`)
  },
  plan: `Make it as wanted: in ${region}, with deleted files kept for 14 days.`,
  act: async ({ google, project, facts }) => {
    if ((await facts.bucket()) === undefined) {
      await google.post('storageLink', `/v1alpha/projects/${project}/defaultBucket`, { location: region })
    }
    await google.patch('storage', `/storage/v1/b/${await facts.bucket()}`, {
      softDeletePolicy: { retentionDurationSeconds: String(softDelete) },
    })
  },
  appliesLate: true,
}

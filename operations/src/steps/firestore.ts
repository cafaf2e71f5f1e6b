import type { Context } from '../context.ts'
import { differs, fine, type Step } from '../step.ts'

/** The region of the functions as well: mail and documents stay in India. */
export const region = 'asia-south1'
const retention = `${14 * 24 * 60 * 60}s`

const protection = {
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
} as const

type Database = {
  type: string
  locationId: string
  concurrencyMode?: string
  deleteProtectionState?: string
  pointInTimeRecoveryEnablement?: string
}

const pathTo = (project: string) => `/v1/projects/${project}/databases/(default)`
const find = ({ google, project }: Context) => google.find<Database>('firestore', pathTo(project))
const unprotected = (database: Database) =>
  (Object.keys(protection) as (keyof typeof protection)[]).filter((key) => database[key] !== protection[key])

export const database: Step = {
  name: 'Firestore',
  look: async (context) => {
    const found = await find(context)
    if (!found) return differs('There is no database.')
    if (found.type !== 'FIRESTORE_NATIVE') {
      return differs(
        'The default database is one of Datastore, which cannot be changed: make another project for the site.',
      )
    }
    if (unprotected(found).length > 0) {
      return differs('The database lacks delete protection or point-in-time recovery.')
    }
    const where =
      found.locationId === region ? `in ${region}` : `in ${found.locationId}, which cannot be changed`
    const sentence = `The database is ${where}, with delete protection and point-in-time recovery`
    if (found.concurrencyMode === 'OPTIMISTIC') return fine(`${sentence}; no reader locks a document.`)
    // The mode cannot be changed later, so this is no failure: no call waits for such a lock.
    return {
      isFine: false,
      isOptional: true,
      sentence: `${sentence}. Its transactions are pessimistic: anyone who may read a document can lock it, so a notice may be shown minutes late.`,
    }
  },
  plan: `Make it as wanted: in ${region}, optimistic, with delete protection and point-in-time recovery.`,
  act: async (context) => {
    const { google, project } = context
    const found = await find(context)
    const operation = found
      ? await google.patch<{ name: string }>(
          'firestore',
          `${pathTo(project)}?updateMask=${unprotected(found).join(',')}`,
          protection,
        )
      : await google.post<{ name: string }>(
          'firestore',
          `/v1/projects/${project}/databases?databaseId=(default)`,
          { type: 'FIRESTORE_NATIVE', locationId: region, concurrencyMode: 'OPTIMISTIC', ...protection },
        )
    await google.settle('firestore', 'v1', operation)
  },
  appliesLate: true,
}

type Schedule = { retention: string; dailyRecurrence?: object }

export const backups: Step = {
  name: 'Daily backups',
  look: async ({ google, project }) => {
    const { backupSchedules = [] } = await google.get<{ backupSchedules?: Schedule[] }>(
      'firestore',
      `${pathTo(project)}/backupSchedules`,
    )
    const daily = backupSchedules.find(({ dailyRecurrence }) => dailyRecurrence !== undefined)
    return daily
      ? fine(
          `Firestore is backed up daily, and kept for ${Number.parseInt(daily.retention, 10) / 86_400} days.`,
        )
      : differs('Nothing backs Firestore up.')
  },
  plan: 'Schedule a daily backup, kept for 14 days.',
  act: async ({ google, project }) => {
    await google.post('firestore', `${pathTo(project)}/backupSchedules`, { retention, dailyRecurrence: {} })
  },
}

import * as z from 'zod/mini'
import { TimestampSchema } from './fields.ts'

/** The scheduled functions, by their names at the platform. */
export const scheduledFunctions = ['sweep', 'writeCopies', 'checkLinks'] as const
export type ScheduledFunction = (typeof scheduledFunctions)[number]

const count = z._default(z.number(), 0)

/** `operations/backup`: the last backup that the operator's command made. */
export const BackupRecordSchema = z.object({
  at: TimestampSchema,
  /** The version of the software. */
  software: z.string(),
  documents: count,
  files: count,
  accounts: count,
})

/** `operations/restore`: a restore that is under way. */
export const RestoreMarkSchema = z.object({ backup: z.string() })

/** `operations/schema`: the version of the stored documents, and where the migration to the next one has got to. */
export const SchemaStateSchema = z.object({ version: count, after: z.optional(z.string()) })

/** `operations/{name}` of a scheduled function: when it last ended, and what failed in it. */
export const ScheduledRunSchema = z.object({
  at: TimestampSchema,
  failed: z._default(z.array(z.string()), () => []),
})

/** `operations/release`: the newest release of the software, as it was looked up. */
export const ReleaseSchema = z.object({ version: z.string(), url: z.string(), at: TimestampSchema })

/** `operations/reads`: how many documents Firestore has read this month until `at`, and their estimated cost. */
export const MonthlyReadsSchema = z.object({ reads: z.number(), rupees: z.number(), at: TimestampSchema })

/** What a monitor is told: what the service needs, and that it answers. */
export const HealthSchema = z.object({
  status: z.literal('ok'),
  version: z.string(),
  firestore: z.literal('ok'),
  auth: z.literal('ok'),
  storage: z.literal('ok'),
})
export type Health = z.infer<typeof HealthSchema>

const JobSchema = z.object({
  name: z.enum(scheduledFunctions),
  /** When it last ended, ISO 8601; '' where it never has. */
  at: z.string(),
  /** `late`: it should have run again since. */
  state: z.enum(['fine', 'failed', 'late', 'not yet']),
  /** What failed in it. */
  failed: z.array(z.string()),
})
export type Job = z.infer<typeof JobSchema>

/** How the site runs, for admins. Times are ISO 8601. */
export const OperationSchema = z.object({
  version: z.string(),
  /** A release that is newer; null without one, or where nothing says so. */
  newer: z.nullable(z.object({ version: z.string(), url: z.string() })),
  lastBackup: z.nullable(z.object({ at: z.string(), isOld: z.boolean() })),
  /** The mails that are queued, the time of the first ('' without any), and whether that is too long ago. */
  mails: z.object({ waiting: z.number(), since: z.string(), isStuck: z.boolean() }),
  /** The documents read this month until `at`, and an estimate of their cost; null where nothing counted them lately. */
  reads: z.nullable(
    z.object({ documents: z.number(), rupees: z.number(), at: z.string(), isHigh: z.boolean() }),
  ),
  jobs: z.array(JobSchema),
})
export type Operation = z.infer<typeof OperationSchema>

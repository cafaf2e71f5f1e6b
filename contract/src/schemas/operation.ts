import * as plugins from '@prangan/plugins/contract/schedules'
import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { TimestampSchema } from './fields.ts'

/** The scheduled functions that record their runs, and after how long without one the next is overdue (milliseconds). */
export const latestRun = { ...limits.operation.latestRun, ...plugins.latestRun }
export type ScheduledFunction = keyof typeof latestRun
export const scheduledFunctions = Object.keys(latestRun) as ScheduledFunction[]

const count = z._default(z.number(), 0)

export const BackupRecordSchema = z.object({
  at: TimestampSchema,
  software: z.string(),
  documents: count,
  files: count,
  accounts: count,
})

export const RestoreMarkSchema = z.object({ backup: z.string() })

/** `operations/schema`: the version of the stored documents, and the progress of the next migration. */
export const SchemaStateSchema = z.object({ version: count, after: z.optional(z.string()) })

export const ScheduledRunSchema = z.object({
  at: TimestampSchema,
  failed: z._default(z.array(z.string()), () => []),
})

export const ReleaseSchema = z.object({ version: z.string(), url: z.string(), at: TimestampSchema })

export const MonthlyReadsSchema = z.object({ reads: z.number(), rupees: z.number(), at: TimestampSchema })

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
  /** ISO 8601; '' if it never ran. */
  at: z.string(),
  /** `late` means that the next run is overdue. */
  state: z.enum(['fine', 'failed', 'late', 'not yet']),
  failed: z.array(z.string()),
})
export type Job = z.infer<typeof JobSchema>

export const OperationSchema = z.object({
  version: z.string(),
  newer: z.nullable(z.object({ version: z.string(), url: z.string() })),
  lastBackup: z.nullable(z.object({ at: z.string(), isOld: z.boolean() })),
  /** The queue's length, the timestamp of its oldest mail ('' if empty), and true if that is too old. */
  mails: z.object({ waiting: z.number(), since: z.string(), isStuck: z.boolean() }),
  /** Reads of this month until `at`, and their estimated cost; null without a recent count. */
  reads: z.nullable(
    z.object({ documents: z.number(), rupees: z.number(), at: z.string(), isHigh: z.boolean() }),
  ),
  jobs: z.array(JobSchema),
})
export type Operation = z.infer<typeof OperationSchema>
